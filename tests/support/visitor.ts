/** A refusal's body (rules.md §3) or any answer's. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Body = any;
export type Answer = { status: number; body: Body; headers: Headers; text: string };
export type Person = { uid: string; name: string; email: string };

export type CallOptions = {
  headers?: Record<string, string>;
  /** Sent as it is, instead of a JSON body. */
  raw?: string | Uint8Array<ArrayBuffer>;
  /** An Origin other than the server's own; `null` for none. */
  origin?: string | null;
};

/** A client of the shop: sends back cookies, and the Origin that a browser would send. */
export type Visitor = {
  cookies: Map<string, string>;
  /** A documented call; `path` begins after `/api`. */
  call(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  /** Any address of the server. */
  ask(method: string, path: string, body?: unknown, options?: CallOptions): Promise<Answer>;
  signUp(input?: { name?: string; email?: string; password?: string }): Promise<Person>;
  signIn(input: { email: string; password: string }): Promise<Person>;
};

export const PASSWORD = 'sunlight on the roof';
let people = 0;

export function createVisitor(url: string): Visitor {
  const cookies = new Map<string, string>();

  const ask: Visitor['ask'] = async (method, path, body, { headers = {}, raw, origin = url } = {}) => {
    const sent = raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(cookies.size && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(origin && { origin }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: sent,
    });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: readJson(text) };
  };
  const call: Visitor['call'] = (method, path, body, options) => ask(method, `/api${path}`, body, options);
  const enter = async (path: string, input: object): Promise<Person> => {
    const { status, body, text } = await call('POST', path, input);
    if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
    return { uid: body.user.id, name: body.user.name, email: body.user.email };
  };

  return {
    cookies,
    ask,
    call,
    signUp: async ({
      name = 'Asha Patel',
      email = `shopper${process.pid}x${++people}@example.com`,
      password = PASSWORD,
    } = {}) => {
      const person = await enter('/auth/sign-up/email', { name, email, password });
      await call('POST', '/user/createUser', {
        uid: person.uid,
        username: name,
        email,
        favorites: [],
        orders: [],
        ratings: [],
        cart: [],
        address: [],
      });
      return person;
    },
    signIn: (input) => enter('/auth/sign-in/email', input),
  };
}

function keepCookie(cookies: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const name = pair.slice(0, at).trim();
  const value = pair.slice(at + 1).trim();
  const ended = attributes.some((one) => /^\s*max-age=0\s*$/i.test(one));
  if (ended || value === '') cookies.delete(name);
  else cookies.set(name, value);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
