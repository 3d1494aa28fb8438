// The service worker: keeps the files of one build, and answers from what it keeps, so that the page
// needs no network after the first visit and never mixes files of two builds. Any change to a file
// changes the version, hence this script, and the browser fetches the new build beside the old one.
// The new build takes over when the last tab with the old one is closed, or when it is asked to.
declare const MINEWISE_FILES: string[];  // of this build, './' for index.html (build.mjs)
declare const MINEWISE_LATER: Record<string, string>;  // kept once they are asked for; their digests
declare const MINEWISE_VERSION: string;  // a digest of all

// What TypeScript's library for pages lacks.
interface Lasting extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface ServiceWorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: {type: 'window'; includeUncontrolled: boolean}): Promise<readonly {url: string}[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
}
const worker = self as unknown as ServiceWorkerScope;

// Other pages of the same host may have service workers and caches of their own.
const {scope} = worker.registration;
const ours = `minewise ${scope} `;
const cacheName = ours + MINEWISE_VERSION;

async function keepFiles(): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.addAll(MINEWISE_FILES.map(name => new Request(name, {cache: 'no-cache'})));
}

async function dropOlder(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(ours) && name !== cacheName).map(name => caches.delete(name)));
  await worker.clients.claim();
}

/** The file of this build that an address means; undefined if it means none. */
function fileOf(address: string): string | undefined {
  const plain = address.replace(/[?#].*/s, '');
  if (!plain.startsWith(scope)) return undefined;
  const name = plain.slice(scope.length);
  const file = name === '' || name === 'index.html' ? './' : name;
  return MINEWISE_FILES.includes(file) || file in MINEWISE_LATER ? file : undefined;
}

async function digestOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest].map(byte => byte.toString(16).padStart(2, '0')).join('');
}

// A file of this build that was not fetched with the others. The server may have a newer build by
// now, whose files are refused.
async function fetchLater(file: string, request: Request, cache: Cache): Promise<Response> {
  const answer = await fetch(request, {cache: 'no-cache'});
  if (!answer.ok || await digestOf(await answer.clone().arrayBuffer()) !== MINEWISE_LATER[file]) return Response.error();
  await cache.put(new URL(file, scope).href, answer.clone());
  return answer;
}

async function kept(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(cacheName);
  const found = await cache.match(new URL(file, scope).href);
  return found ?? (file in MINEWISE_LATER ? fetchLater(file, request, cache) : fetch(request));
}

// A tab with the old build still fetches files of it, so that this one waits as long as there are
// others.
async function takeOver(): Promise<void> {
  const tabs = await worker.clients.matchAll({type: 'window', includeUncontrolled: true});
  if (tabs.filter(tab => tab.url.startsWith(scope)).length <= 1) await worker.skipWaiting();
}

worker.addEventListener('install', event => event.waitUntil(keepFiles()));
worker.addEventListener('activate', event => event.waitUntil(dropOlder()));
worker.addEventListener('message', event => event.waitUntil(takeOver()));
worker.addEventListener('fetch', event => {
  const file = event.request.method === 'GET' ? fileOf(event.request.url) : undefined;
  if (file) event.respondWith(kept(file, event.request));
});
