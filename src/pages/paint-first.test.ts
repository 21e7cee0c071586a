import { expect, it } from 'vitest';
import { paintFirst } from '#src/pages/paint-first.ts';

const page =
  '<html><head><link rel="modulepreload" fetchpriority="low" href="/assets/a.js"/><link rel="modulepreload" fetchpriority="low" href="/assets/b.js"/>' +
  '<link rel="stylesheet" href="/s.css"/></head><body><p>$& $1</p><script type="module" async="">import "/assets/a.js";</script></body></html>';

it('keeps scripts and their preloads until the page is painted', () => {
  const html = paintFirst(page);
  expect(html).not.toMatch(/rel="modulepreload" fetchpriority|type="module" async/);
  expect(html).toContain('<script type="text/later">import "/assets/a.js";</script>');
  expect(html).toContain('(["/assets/a.js","/assets/b.js"])</script></body>');
  expect(html).toContain('<p>$& $1</p>');
});

it('leaves a document without scripts as it is', () => {
  expect(paintFirst('<html><body>Offline</body></html>')).toBe('<html><body>Offline</body></html>');
});
