// Serves the chess clock from the browser's own store when there is no network: exactly the clock's files, all of one version.
// The hall says which they are and what version; a new version takes the place of the old one as a whole.

importScripts("/clock-files.js");

const NAME = `jadoube-clock-${self.clockFiles.version}`;

self.addEventListener("install", (event) => {
    const fresh = self.clockFiles.files.map((file) => new Request(file, { cache: "reload" }));
    event.waitUntil(caches.open(NAME).then((store) => store.addAll(fresh)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
    const old = (name) => name.startsWith("jadoube-clock-") && name !== NAME;
    event.waitUntil(
        caches.keys()
            .then((names) => Promise.all(names.filter(old).map((name) => caches.delete(name))))
            .then(() => self.clients.claim()),
    );
});

self.addEventListener("fetch", (event) => {
    const url = new URL(event.request.url);
    if (event.request.method === "GET" && url.origin === self.location.origin && self.clockFiles.files.includes(url.pathname)) {
        event.respondWith(
            caches.open(NAME).then((store) => store.match(url.pathname)).then((kept) => kept ?? fetch(event.request)),
        );
    }
});
