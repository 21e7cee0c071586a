import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { robotsText } from './robots-txt.ts';
import { serveWorker } from './serve-worker.ts';

const ask = async (serviceWorker: boolean) => {
  const answer = await new Hono().get('/sw.js', serveWorker({ serviceWorker })).request('/sw.js');
  return { text: await answer.text(), headers: answer.headers };
};

it('serves a worker with the build’s name, revalidated each time', async () => {
  const { text, headers } = await ask(true);
  expect(text).toMatch(/^const VERSION = '[0-9a-f]{12}';/);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(headers.get('content-security-policy')).toBe("default-src 'self'"); // otherwise its own fetches would be refused
});

it('serves one that removes everything again when it is switched off', async () => {
  const { text } = await ask(false);
  expect(text).toContain('unregister()');
  expect(text).not.toContain('respondWith');
});

it('closes personal pages to robots, and all but the open ones while strangers must choose', () => {
  const open = robotsText('https://shop.example', 'open').split('\n');
  for (const rule of [
    'Disallow: /api/',
    'Disallow: /cart',
    'Disallow: /user/',
    'Allow: /',
    'Sitemap: https://shop.example/sitemap.xml',
  ])
    expect(open).toContain(rule);
  const ask = robotsText('https://shop.example', 'ask').split('\n');
  expect(ask).toContain('Disallow: /');
  expect(ask).toContain('Allow: /privacy');
  expect(ask).not.toContain('Allow: /');
});
