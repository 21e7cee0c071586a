// What the shop promises while something that it depends on is slow, dead or lying: one expectation for each kind of request, dependence and fault.
// resiliency.test.ts tries out each, and docs/resiliency.md shows them.

export const REQUESTS = {
  cached: 'a public page that was shown before',
  uncached: 'a public page that was not (a search)',
  personal: 'a personal page (orders)',
  workspace: 'a page of the workspace',
  picture: 'an uploaded picture',
  cart: 'a change of the cart',
  opening: 'opening a payment',
  proof: 'proving a payment',
  webhook: 'a webhook',
  signIn: 'signing in by password',
  code: 'a code by SMS',
  upload: 'uploading a picture',
} as const;
export type RequestKind = keyof typeof REQUESTS;

export const DEPENDENCES = {
  postgres: 'PostgreSQL',
  razorpay: 'Razorpay',
  mail: 'The mail server',
  sms: 'The SMS provider',
  whatsapp: 'WhatsApp',
  bucket: 'The bucket',
} as const;
export type Dependence = keyof typeof DEPENDENCES;

export type Fault = 'slow' | 'dead' | 'lying';
export const FAULTS: readonly Fault[] = ['slow', 'dead', 'lying'];

/** What each fault is, as the test makes it. */
const MEANINGS: Record<Dependence, Record<Fault, string>> = {
  postgres: {
    slow: 'every packet takes a twentieth of a second longer',
    dead: 'connections stay open and nothing comes back, as from a host that froze',
    lying: 'it says that it is there, but only reads, because it was set so (a standby counts as dead)',
  },
  razorpay: {
    slow: 'each answer takes a second; beyond ten, it counts as dead',
    dead: 'it hangs up',
    lying: 'it answers 200 with something else; the webhook is signed by somebody else',
  },
  mail: {
    slow: 'every packet takes a twentieth of a second longer',
    dead: 'it refuses connections',
    lying: 'a web server answers in its place',
  },
  sms: {
    slow: 'every packet takes a twentieth of a second longer',
    dead: 'it refuses connections',
    lying: 'it answers 200 with a web page',
  },
  whatsapp: {
    slow: 'every packet takes a twentieth of a second longer',
    dead: 'it refuses connections',
    lying: 'it answers 200 with a web page',
  },
  bucket: {
    slow: 'every packet takes a twentieth of a second longer',
    dead: 'it refuses connections',
    lying: 'it answers 200 with a web page, also to what it should store',
  },
};

/** What the request is answered with. */
type Expectation = { status: 200 | 201 | 403 | 503; words: string };

const usual = (status: 200 | 201, words = 'as usual'): Expectation => ({ status, words });
const later = (status: 200 | 201, words = 'as usual, later'): Expectation => ({ status, words });
const away = (words: string): Expectation => ({ status: 503, words: `503 with Retry-After: ${words}` });
const USUAL: Record<RequestKind, 200 | 201> = {
  ...{ cached: 200, uncached: 200, personal: 200, workspace: 200, picture: 200, cart: 200 },
  ...{ opening: 201, proof: 200, webhook: 200, signIn: 200, code: 200, upload: 201 },
};
type Row = Record<RequestKind, Expectation>;
const everything = (of: (status: 200 | 201) => Expectation): Row =>
  Object.fromEntries(Object.entries(USUAL).map(([kind, status]) => [kind, of(status)])) as Row;

const SORRY = 'a page in the visitor’s language, within three seconds';
const REFUSED = 'nothing is changed, within three seconds';
const sent = 'as usual: messages wait in the queue and are sent later';
const unused = everything((status) => usual(status));
const messages = everything((status) => usual(status));
const withMessages: Partial<Row> = {
  proof: usual(200, sent),
  webhook: usual(200, sent),
};

export const MATRIX: Record<Dependence, Record<Fault, Row>> = {
  postgres: {
    slow: {
      ...everything((status) => later(status)),
      cached: usual(200, 'as usual, from memory'),
      picture: usual(200),
    },
    dead: {
      cached: usual(200, 'as usual, from memory, for five minutes'),
      uncached: away(SORRY),
      personal: away(SORRY),
      workspace: away(SORRY),
      picture: usual(200),
      cart: away(REFUSED),
      opening: away('nothing is reserved, and the same attempt may be repeated'),
      proof: away('the browser may repeat it, and the reconciler finds the payment'),
      webhook: away('Razorpay delivers it again'),
      signIn: away(REFUSED),
      code: away(REFUSED),
      upload: away(REFUSED),
    },
    lying: {
      ...unused,
      cart: away(REFUSED),
      opening: away('nothing is reserved, and the same attempt may be repeated'),
      proof: away('the browser may repeat it, and the reconciler finds the payment'),
      webhook: away('Razorpay delivers it again'),
      signIn: away(REFUSED),
      code: away(REFUSED),
      upload: away(REFUSED),
    },
  },
  razorpay: {
    slow: { ...unused, opening: later(201), proof: later(200) },
    dead: {
      ...unused,
      opening: away('nothing stays reserved, and the same attempt may be repeated'),
      proof: away('the browser may repeat it, and the reconciler finds the payment'),
      webhook: usual(200, 'as usual: what is signed is complete'),
    },
    lying: {
      ...unused,
      opening: away('nothing stays reserved'),
      proof: away('no order is made of it'),
      webhook: { status: 403, words: '403: no order is made of it, and a security event is logged' },
    },
  },
  mail: {
    slow: { ...messages, ...withMessages },
    dead: { ...messages, ...withMessages },
    lying: { ...messages, ...withMessages },
  },
  sms: {
    slow: { ...messages, ...withMessages, code: usual(200, 'as usual: the code comes later') },
    dead: {
      ...messages,
      ...withMessages,
      code: usual(200, 'as usual: the code comes once the provider is back, or is asked for again'),
    },
    lying: { ...messages, ...withMessages, code: usual(200, 'as usual: what the provider calls sent counts as sent') },
  },
  whatsapp: {
    slow: { ...messages, ...withMessages },
    dead: { ...messages, ...withMessages },
    lying: { ...messages, ...withMessages },
  },
  bucket: {
    slow: { ...unused, picture: later(200), upload: later(201) },
    dead: {
      ...unused,
      picture: away('pages stay, with a gap where the picture is'),
      upload: away('nothing is stored, and the same file may be uploaded again'),
    },
    lying: {
      ...unused,
      picture: away('what is not a picture is never passed on'),
      upload: usual(201, 'accepted, because the store says so; the job that makes its sizes fails and is tried again'),
    },
  },
};

/** docs/resiliency.md. */
export function renderMatrix(): string {
  const sections = Object.entries(DEPENDENCES).flatMap(([dependence, name]) => {
    const of = dependence as Dependence;
    return [
      `## ${name}`,
      '',
      ...FAULTS.map((fault) => `- *${fault}*: ${MEANINGS[of][fault]}`),
      '',
      '| request | slow | dead | lying |',
      '|---|---|---|---|',
      ...Object.entries(REQUESTS).map(([kind, words]) => {
        const cells = FAULTS.map((fault) => MATRIX[of][fault][kind as RequestKind].words);
        return `| ${[words, ...cells].join(' | ')} |`;
      }),
      '',
    ];
  });
  return [...INTRODUCTION, '', ...sections].join('\n');
}

const INTRODUCTION = [
  '# When something else fails',
  '',
  'What each kind of request is answered while something that the shop depends on is slow, dead or lying. The table is made from',
  '`tests/faults/resiliency-matrix.ts`, and `tests/faults/resiliency.test.ts` tries out every cell; `npx vitest run --project architecture -u` writes this',
  'file again.',
];
