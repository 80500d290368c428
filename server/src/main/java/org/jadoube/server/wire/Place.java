package org.jadoube.server.wire;

import java.util.Objects;
import java.util.Optional;
import org.jadoube.laws.edition.Regulations;
import org.jadoube.laws.game.Actor;
import org.jadoube.server.http.Connection;
import org.jadoube.server.play.Follower;
import org.jadoube.server.play.LiveGame;
import org.jadoube.server.play.News;
import org.jspecify.annotations.Nullable;

/// Where a guest sits. What he knows already belongs to the connection's sender, who alone reads and changes it.
final class Place implements Follower {
    private final Actor actor;
    private final Connection connection;
    private volatile @Nullable LiveGame game;
    private int known;

    Place(Actor actor, Connection connection, int known) {
        this.actor = actor;
        this.connection = connection;
        this.known = known;
    }

    /// From now on the guest is sent what happens.
    void follow(LiveGame followed) {
        game = followed;
        connection.follow(this::news);
    }

    LiveGame game() {
        return Objects.requireNonNull(game);
    }

    private Optional<String> news() {
        News news = game().news(known);
        known = news.last();
        Regulations regulations = news.table().regulations();
        var events = news.events().stream()
                .map(happening -> EventText.of(happening, regulations))
                .toList();
        return Optional.of(new ClientOut.Happened(news.from(), events, TableText.of(news, actor)).text());
    }

    @Override
    public Actor actor() {
        return actor;
    }

    @Override
    public void stir() {
        connection.ring();
    }
}
