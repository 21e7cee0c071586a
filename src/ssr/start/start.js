// The only inline script of a page; everything else in it is data. It is sent exactly as it is here, so that its hash is known before any
// page is: any other inline script is not in the policy, and does not run.
(() => {
  const read = (block) => JSON.parse(block.textContent);
  const { context, hrefs, manifest, routes, entry } = read(document.querySelector('script[data-start]'));

  // The loaders' data in the router's encoding: a list of all values, in which objects and arrays hold indices (ssr/plain-data.ts).
  const encoded = (loaded) => {
    const values = [];
    const indexOf = (value) => {
      if (value === null) return -5;
      const index = values.push(value) - 1;
      if (Array.isArray(value)) values[index] = value.map(indexOf);
      else if (typeof value === 'object')
        values[index] = Object.fromEntries(
          Object.entries(value).map(([key, held]) => [`_${indexOf(key)}`, indexOf(held)]),
        );
      return index;
    };
    indexOf(loaded);
    return `${JSON.stringify(values)}\n`;
  };

  // The router reads them from this stream.
  window.__reactRouterContext = context;
  context.stream = new ReadableStream({
    start(controller) {
      const loaded = read(document.querySelector('script[data-loaded]'));
      controller.enqueue(typeof loaded === 'string' ? loaded : encoded(loaded));
      controller.close();
    },
  }).pipeThrough(new TextEncoderStream());

  // As <ScrollRestoration> does: restores a reloaded page's position.
  const key = 'react-router-scroll-positions';
  if (!window.history.state?.key) window.history.replaceState({ key: Math.random().toString(32).slice(2) }, '');
  try {
    const y = JSON.parse(sessionStorage.getItem(key) || '{}')[window.history.state.key];
    if (typeof y === 'number') window.scrollTo(0, y);
  } catch {
    sessionStorage.removeItem(key);
  }

  // The page is complete without its modules, and on a slow line they would compete with the style sheet and the first picture: they are
  // fetched once both are seen, or after a second and a half (a background tab paints nothing, and a picture can hang).
  let begun = false;
  const load = async () => {
    for (const href of hrefs)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    await import(manifest);
    const loaded = await Promise.all(
      routes.map(async ([id, urls]) => [id, Object.assign({}, ...(await Promise.all(urls.map((url) => import(url)))))]),
    );
    window.__reactRouterRouteModules = Object.fromEntries(loaded);
    await import(entry);
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    // A visitor who leaves the page early cancels its requests: that is no error.
    load().catch(() => {});
  };
  const frame = () => new Promise(requestAnimationFrame);
  new PerformanceObserver(async () => {
    await document
      .querySelector('img[fetchpriority=high]')
      ?.decode()
      .catch(() => {});
    // What is there as one frame begins is seen once the next one does.
    await frame();
    await frame();
    setTimeout(begin);
  }).observe({ type: 'paint', buffered: true });
  setTimeout(begin, 1500);
})();
