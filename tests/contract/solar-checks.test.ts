import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningShop, runningShop } from '#tests/support/running-shop.ts';

// The checks of /solar as pages: forms that work without script, in every state.

let shop: RunningShop;
beforeAll(async () => {
  shop = await runningShop();
});
afterAll(() => shop?.close());

const page = async (path: string, language = 'en') => {
  const answer = await fetch(shop.url + path, {
    headers: { cookie: `kiran_kind=guest; kiran_lang=${language}` },
    redirect: 'manual',
  });
  // The data for the browser has every text of the page.
  const text = (await answer.text()).replace(/<script[\s\S]*?<\/script>/g, '');
  return { status: answer.status, headers: answer.headers, location: answer.headers.get('location'), text };
};

const EMPTY = 'Fill in the form: what suits you appears here.';
const KIT = 'ruvanta-3kw-dcr-on-grid-rooftop-kit';

describe.each([
  ['fit', 'panels=6&phase=1&panel=ruvanta-540w-mono-perc-dcr-panel&inverter=orvani-3kw-single-phase-string-inverter'],
  ['ev', 'phase=1&load=10'],
  ['water', 'people=4&hard=yes'],
  ['pump', 'pin=380060&level=14&drawdown=3&tank=4&pipe=60&bore=32&litres=15000'],
  ['backup', 'fans=2&lights=5&hours=4'],
])('/solar/%s', (name, query) => {
  it('begins with an empty form, which search engines may find', async () => {
    const { status, text, headers } = await page(`/solar/${name}`);
    expect(status).toBe(200);
    expect(text).toContain(EMPTY);
    expect(headers.get('x-robots-tag')).toBeNull();
  });
  it('answers one visitor, for no cache and no search engine', async () => {
    const { status, text, headers } = await page(`/solar/${name}?${query}`);
    expect(status).toBe(200);
    expect(text).not.toContain(EMPTY);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });
  it('takes what was left empty as not answered', async () => {
    const { status, text } = await page(`/solar/${name}?${query}&days=&car=&dcM=&drawdown=&battery=`);
    expect(status).toBe(200);
    expect(text).not.toContain('aria-invalid="true"');
  });
  it.each(['hi', 'gu'])('speaks %s', async (language) => {
    const { status, text } = await page(`/solar/${name}?${query}`, language);
    expect(status).toBe(200);
    expect(text).not.toContain('How this is computed');
  });
});

describe('wrong answers', () => {
  it.each([
    ['/solar/fit?panels=6&phase=1', 'Required'],
    ['/solar/fit?panel=ruvanta-540w-mono-perc-dcr-panel&inverter=x&panels=1.5', 'Must be a whole number'],
    ['/solar/ev?phase=1', 'Required'],
    ['/solar/ev?phase=2&load=5', 'Choose one of the options'],
    ['/solar/ev?phase=1&load=5&kwh=30&from=80&to=20', 'Enter more than at the start.'],
    ['/solar/water?people=0&hard=yes', 'Must be 1 or more'],
    ['/solar/water?people=1e3&hard=yes', 'Must be a number'],
    ['/solar/water?people=4&hard=yes&roof=0x10', 'Must be a number'],
    ['/solar/water?people=4&people=5&hard=yes', 'Must be one value'],
    ['/solar/ev?phase=1&load=5&kwh=1e1', 'Must be a number'],
    ['/solar/ev?phase=1&phase=3&load=5', 'Must be one value'],
    ['/solar/pump?pin=380060&pin=380009&level=14&tank=4&pipe=60&bore=32&litres=15000', 'Must be one value'],
    ['/solar/pump?pin=380060&level=14&tank=4&pipe=60&bore=32&litres=15,00', 'Must be a number'],
    ['/solar/backup?fans=2&hours=0x4', 'Must be a number'],
    ['/solar/backup?fans=2&fans=3&hours=4', 'Must be one value'],
    ['/solar/fit?panel=a&panel=b&inverter=x', 'Must be one value'],
    ['/solar/pump?pin=999999&level=14&tank=4&pipe=60&bore=32&litres=15000', 'PIN code'],
    ['/solar/pump?pin=380060&level=-4&tank=4&pipe=60&bore=32&litres=15000', 'Must be 0 or more'],
    ['/solar/backup?hours=4', 'Enter at least one thing that runs.'],
  ])('%s says what is wrong at its field', async (path, words) => {
    const { status, text } = await page(path);
    expect(status).toBe(200);
    expect(text).toContain('Something is missing or wrong.');
    expect(text).toContain(words);
    expect(text).toMatch(/aria-invalid="true"|id="phase-error" class="text-sm [^"]*text-brick"/);
  });
  it('leave no figure beside them', async () => {
    const wrong = `${'/solar/pump?pin=380060&level=14&drawdown=3&tank=4&pipe=60&bore=32'}&litres=1e4`;
    expect((await page(wrong)).text).not.toMatch(/To be lifted|<article/);
    expect((await page('/solar/pump?pin=380060&level=14&tank=4&pipe=60&bore=32&litres=15,000')).text).toContain(
      '<article',
    );
  });
  it('keep what was typed', async () => {
    expect((await page('/solar/water?people=four&hard=no&roof=400')).text).toMatch(/name="people"[^>]*value="four"/);
    expect((await page('/solar/ev?phase=3&kwh=31')).text).toMatch(/name="kwh"[^>]*value="31"/);
  });
});

describe('what comes of the answers', () => {
  it('a kit is judged by its parts', async () => {
    const { status, location } = await page(`/solar/fit?kit=${KIT}`);
    expect(status).toBe(302);
    expect(location).toContain('panel=ruvanta-540w-mono-perc-dcr-panel&panels=6&inverter=orvani-3kw');
    expect((await page(location ?? '')).text).toContain('6 panels in series reach 313 V at 5 °C');
    expect((await page('/solar/fit?kit=nothing')).location).toBe('/solar/fit');
  });
  it('too many panels block', async () => {
    const { text } = await page(
      '/solar/fit?panel=ruvanta-540w-mono-perc-dcr-panel&panels=12&inverter=orvani-3kw-single-phase-string-inverter',
    );
    expect(text).toContain('Does not suit');
    expect(text).toContain('the limit is 600 V');
  });
  it('a wall box of 7.4 kW on one phase is set to 16 A and takes about 5.4 hours', async () => {
    const { text } = await page('/solar/ev?charger=gativo-7kw-wall-box&phase=1&load=10&peak=2&run=30&area=6&kwh=30');
    expect(text).toContain('You asked about this one');
    expect(text).toContain('3.68 kW, set to 16 A');
    expect(text).toContain('about 5.4 hours');
    expect(text).toContain('lose 3.3%');
    expect(text).toContain('10 mm²');
  });
  it('four people need 132 litres, and nobody knows what the roof bears', async () => {
    const { text } = await page('/solar/water?heater=jalvira-200l-etc-water-heater&people=4&hard=yes&pressure=0.2');
    expect(text).toContain('132 litres a day');
    expect(text).toContain('about 716 kWh');
    expect(text).toContain('A figure is missing');
  });
  it('a well of 33.5 m gets a pump for its sun, beside the minimum of MNRE', async () => {
    const deep = '/solar/pump?pin=380060&level=24&drawdown=3&tank=4&pipe=60&bore=32&litres=15000';
    expect((await page(deep)).text).toContain('33.5 m');
    expect((await page(deep)).text).toContain('MNRE’s minimum goes to 30 m');
    const { text } = await page(deep.replace('level=24', 'level=14'));
    expect(text).toContain('MNRE asks for 31,500 litres at 30 m on a day of 7.15 kWh/m²');
    expect(text).toContain('Sun measured at Ahmedabad.');
  });
  it('a deep well finds nothing in stock, and a way on', async () => {
    const { text } = await page('/solar/pump?pin=380060&level=250&tank=4&pipe=300&bore=50&litres=15000');
    expect(text).toContain('Nothing in stock suits these answers');
  });
  it('two fans and five lights run for four hours on batteries in stock', async () => {
    const { text } = await page('/solar/backup?fans=2&lights=5&hours=4');
    expect(text).toContain('195 W');
    expect(text).toContain('Behind this inverter');
    expect((await page('/solar/backup?other=20000&hours=8')).text).toContain('Nothing in stock suits these answers');
  });
});

describe('links', () => {
  it.each([
    ['gativo-7kw-wall-box', '/solar/ev?charger=gativo-7kw-wall-box'],
    ['jalvira-200l-etc-water-heater', '/solar/water?heater=jalvira-200l-etc-water-heater'],
    ['jalvira-1hp-bldc-submersible-pump', '/solar/pump?pump=jalvira-1hp-bldc-submersible-pump'],
    ['orvani-5kwh-wall-battery', '/solar/backup?battery=orvani-5kwh-wall-battery'],
    [KIT, `/solar/fit?kit=${KIT}`],
  ])('%s leads to %s', async (id, to) => {
    expect((await page(`/productPage/${id}`)).text).toContain(`href="${to}"`);
    const { text } = await page(to.includes('kit=') ? ((await page(to)).location ?? '') : to);
    expect(text).toMatch(/<option value="[^"]+" selected>/);
  });
  it('a string inverter carries nothing through a power cut, and is not offered for it', async () => {
    const { text } = await page('/productPage/orvani-3kw-single-phase-string-inverter');
    expect(text).toContain('/solar/fit?inverter=');
    expect(text).not.toContain('/solar/backup?');
  });
  it('the planner lists them, and the foot of each page leads there', async () => {
    const { text } = await page('/solar');
    for (const name of ['fit', 'ev', 'water', 'pump', 'backup']) expect(text).toContain(`href="/solar/${name}"`);
    expect((await page('/')).text).toContain('href="/solar#checks"');
  });
});
