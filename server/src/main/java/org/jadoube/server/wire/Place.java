package org.jadoube.server.wire;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jadoube.board.Colour;
import org.jadoube.laws.game.Actor;
import org.jadoube.laws.game.Event;
import org.jadoube.laws.game.Table;
import org.jadoube.server.http.Connection;
import org.jadoube.server.play.Account;
import org.jadoube.server.play.Follower;
import org.jadoube.server.play.Happening;
import org.jadoube.server.play.LiveGame;
import org.jadoube.server.play.News;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Where a guest sits. What he knows already belongs to the connection's sender, who alone reads and changes it. Events
/// that he may not see are not counted for him: his numbers have no gaps, and he is sent nothing when nothing that he
/// may see has changed.
final class Place implements Follower {
    private final Actor actor;
    private final Duration delay;
    private final Connection connection;
    private volatile @Nullable LiveGame game;
    private final int seen;
    private int known;
    private int told;
    private Set<Colour> present = Set.of();
    private Optional<Account> account = Optional.empty();

    /// @param actor as whom he sees the game
    /// @param delay how much later than it happens he is told
    /// @param seen the number of the last event he was told before he came
    Place(Actor actor, Duration delay, Connection connection, int seen) {
        this.actor = actor;
        this.delay = delay;
        this.connection = connection;
        this.seen = seen;
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
        News news = game().news(known, delay);
        boolean first = known == 0;
        List<JsonNode> fresh = new ArrayList<>();
        for (Happening happening : news.events()) {
            happening.seenBy(actor).ifPresent(event -> tell(event, happening, news.table(), fresh));
        }
        boolean changed = first
                || !fresh.isEmpty()
                || !news.present().equals(present)
                || !news.account(actor).equals(account);
        known = news.last();
        present = news.present();
        account = news.account(actor);
        return changed
                ? Optional.of(new ClientOut.Happened(told - fresh.size() + 1, fresh, TableText.of(news, actor)).text())
                : Optional.empty();
    }

    private void tell(Event event, Happening happening, Table table, List<JsonNode> fresh) {
        told++;
        if (told > seen) {
            fresh.add(EventText.of(told, event, happening, table.regulations(), actor));
        }
    }

    @Override
    public Actor actor() {
        return actor;
    }

    @Override
    public Duration delay() {
        return delay;
    }

    @Override
    public void stir() {
        connection.ring();
    }

    @Override
    public void expel() {
        Station.turnAway(connection);
    }
}
