// Has the page work offline: registers the service worker beside it. A browser without service
// workers, or a window that allows none, goes on without. So does the single file, which needs no
// network anyway.

/** Calls `tell` when a newer build is ready, with a function that loads it; as long as other tabs show
    the old one, that does nothing. */
export async function workOffline(tell: (load: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const {serviceWorker} = navigator;
  try {
    const registration = await serviceWorker.register('service-worker.js', {updateViaCache: 'none'});
    const tellOf = (build: ServiceWorker) => tell(() => {
      serviceWorker.addEventListener('controllerchange', () => location.reload());
      build.postMessage('take over');
    });
    if (registration.waiting) tellOf(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const build = registration.installing;
      build?.addEventListener('statechange', () => {
        if (build.state === 'installed' && serviceWorker.controller) tellOf(build);
      });
    });
    await registration.update();  // browsers look for a newer one by themselves, but not at once
  } catch (error) {
    console.info('No newer version was looked for:', error);
  }
}
