// The only inline script of a page; everything else in it is data. It is sent exactly as it is here, so that its hash is known before any
// page is: any other inline script is not in the policy, and does not run.
(() => {
  const read = (block) => JSON.parse(block.textContent);
  const { context, hrefs, manifest, routes, entry, texts } = read(document.querySelector('script[data-start]'));

  // The loaders' data in the router's encoding: a list of all values, in which objects and arrays hold indices. Its symbols say what is beside it
  // (ssr/data-apart.ts).
  const encoded = (list, apart) => {
    const [first, ...late] = list.split('\n');
    if (!first) return list;
    const values = JSON.parse(first);
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
    values.forEach((value, at) => {
      if (Array.isArray(value) && value[0] === 'Y') values[at] = values[indexOf(apart[value[1]])];
    });
    return [JSON.stringify(values), ...late].join('\n');
  };

  // Texts that many pages show are files, which a browser keeps (ssr/text-files.ts). They are fetched with the modules.
  let fetchTexts;
  const fetchedTexts = new Promise((resolve) => {
    fetchTexts = () =>
      resolve(
        Promise.all(
          texts.map(([at, address]) =>
            retry(async () => {
              const answer = await fetch(address);
              if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
              return [at, await answer.json()];
            }),
          ),
        ),
      );
  });

  // The router reads the loaders' data from this stream, once the page is painted.
  window.__reactRouterContext = context;
  context.stream = new ReadableStream({
    async start(controller) {
      const fetched = await fetchedTexts;
      const [list, ...apart] = read(document.querySelector('script[data-loaded]'));
      for (const [at, said] of fetched) apart[at].texts = said;
      controller.enqueue(encoded(list, apart));
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

  // Until the modules listen, presses on buttons are kept, seen to be under way, and then repeated, each button's once (web/ui/repeat-presses.ts).
  // What only scripts serve was printed as unavailable. A submit that a form's address answers needs no script.
  for (const button of document.querySelectorAll('[data-live]')) button.disabled = false;
  const pressed = new Set();
  const isDead = (button) => !('hydrated' in document.documentElement.dataset) || button.closest('[data-late]');
  const isPlain = (button) =>
    button.type === 'submit' && !('live' in button.dataset) && button.form?.hasAttribute('action');
  const press = (event) => {
    const button = event.target.closest('button');
    if (!button || !isDead(button) || isPlain(button)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    button.dataset.pressed = '';
    button.ariaBusy = 'true';
    pressed.add(button);
  };
  addEventListener('click', press, true);
  window.repeatPresses = () => {
    for (const button of pressed) {
      if (isDead(button)) continue;
      pressed.delete(button);
      delete button.dataset.pressed;
      button.ariaBusy = null;
      button.click();
    }
  };

  // What a bad line has swallowed is fetched again, as later parts are (web/ui/lazy-with-retry.ts).
  const retry = async (fetched) => {
    for (let wait = 1000; ; wait = Math.min(2 * wait, 15_000)) {
      try {
        return await fetched();
      } catch {
        await new Promise((again) => {
          addEventListener('online', again, { once: true });
          setTimeout(again, wait);
        });
      }
    }
  };
  // A script waits for the style sheets before it: one without rules, or whose rules nobody may read, has failed.
  const isThere = ({ sheet }) => {
    try {
      return sheet.cssRules.length > 0;
    } catch {
      return false;
    }
  };
  const addSheet = (first) => {
    let link = first;
    return retry(
      () =>
        new Promise((onload, onerror) => {
          const copy = Object.assign(link.cloneNode(), { rel: 'stylesheet', onload, onerror });
          link.replaceWith(copy);
          link = copy;
        }),
    );
  };
  for (const link of document.querySelectorAll('link[rel=stylesheet]')) if (!isThere(link)) void addSheet(link);

  // The page is complete without its modules, and on a slow line they would compete with the style sheet and the first picture: they are
  // fetched once both are seen, or after a second and a half (a background tab paints nothing, and a picture can hang).
  let begun = false;
  const addLink = (rel, href) => document.head.append(Object.assign(document.createElement('link'), { rel, href }));
  // A page for everybody brings the rules that it needs itself; what the modules add to it needs the others, but is better bare than dead.
  const addRules = () => {
    const style = document.querySelector('style[data-sheet]');
    if (!style) return undefined;
    const link = Object.assign(document.createElement('link'), { href: style.dataset.sheet });
    style.after(link);
    return addSheet(link);
  };
  const load = async (rules) => {
    await import(manifest);
    const loaded = await Promise.all(
      routes.map(async ([id, urls]) => [id, Object.assign({}, ...(await Promise.all(urls.map((url) => import(url)))))]),
    );
    window.__reactRouterRouteModules = Object.fromEntries(loaded);
    await Promise.race([rules, new Promise((late) => setTimeout(late, 5000))]);
    await import(entry);
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    fetchTexts();
    const rules = addRules();
    for (const href of hrefs) addLink('modulepreload', href);
    // Nobody waits for it, but a browser would request it together with the first picture and the letters.
    addLink('manifest', document.querySelector('meta[name=late-manifest]').content);
    void retry(() => load(rules));
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
