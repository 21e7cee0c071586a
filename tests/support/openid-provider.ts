import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';

/** The shop's client registration at this provider. */
export const GOOGLE = {
  GOOGLE_CLIENT_ID: 'the-shop',
  GOOGLE_CLIENT_SECRET: 'a secret between the shop and the provider',
};

/**
 * A real OpenID provider in place of Google. Its one page asks who you are: an email address, a name, and whether the address is verified; or you
 * decline. The account's subject is derived from the address, so that the same person comes back as the same.
 * @param redirects where it may redirect to: the shop's callback
 */
export async function openIdProvider(
  port: number,
  redirects: () => string[],
): Promise<{ issuer: string; close(): Promise<void> }> {
  const issuer = `http://127.0.0.1:${port}`;
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  let provider: Provider | undefined;
  server.on('request', async (request, response) => {
    // Created at the first request: by then the shop knows its own port.
    provider ??= make(issuer, redirects());
    if (request.url?.startsWith('/interaction/')) await interact(provider, request, response);
    else provider.callback()(request, response);
  });
  return {
    issuer,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function make(issuer: string, redirects: string[]): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return new Provider(issuer, {
    clients: [
      { client_id: GOOGLE.GOOGLE_CLIENT_ID, client_secret: GOOGLE.GOOGLE_CLIENT_SECRET, redirect_uris: redirects },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false, // like Google, with the claims in the token itself
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    findAccount: (_ctx: unknown, id: string) => {
      const { email, name, confirmed } = JSON.parse(Buffer.from(id, 'base64url').toString()) as {
        email: string;
        name: string;
        confirmed: boolean;
      };
      return { accountId: id, claims: () => ({ sub: id, email, email_verified: confirmed, name }) };
    },
    interactions: { policy, url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    cookies: { keys: ['only for tests'] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, IdToken: 600, AccessToken: 600 },
  });
}

async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { prompt, params, grantId, session } = await provider.interactionDetails(request, response);
  if (request.method === 'POST') {
    let text = '';
    for await (const piece of request) text += piece;
    const form = new URLSearchParams(text);
    if (form.has('refuse'))
      return provider.interactionFinished(request, response, { error: 'access_denied', error_description: 'refused' });
    const person = { email: form.get('email') ?? '', name: form.get('name') ?? '', confirmed: form.has('confirmed') };
    const accountId = Buffer.from(JSON.stringify(person)).toString('base64url');
    return provider.interactionFinished(
      request,
      response,
      { login: { accountId }, select_account: {} },
      { mergeWithLastSubmission: false },
    );
  }
  if (prompt.name === 'consent') {
    const grant = grantId
      ? await provider.Grant.find(grantId)
      : new provider.Grant({ accountId: session?.accountId, clientId: String(params['client_id']) });
    grant?.addOIDCScope('openid email profile');
    return provider.interactionFinished(
      request,
      response,
      { consent: { grantId: await grant?.save() } },
      { mergeWithLastSubmission: true },
    );
  }
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><title>Stand-in for Google</title><form method="post">
    <p><label>E-mail <input name="email" type="email"></label></p><p><label>Name <input name="name"></label></p>
    <p><label><input name="confirmed" type="checkbox" checked> Confirmed</label></p>
    <p><button>Go on</button> <button name="refuse" value="1">Refuse</button></p></form>`);
}
