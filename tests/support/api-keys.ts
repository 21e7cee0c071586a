import type { ApiScope } from '#src/kernel/api-scopes.ts';
import { ADMIN_PASSWORD, type RunningServer } from './server.ts';
import type { Answer, Visitor } from './visitor.ts';

/** Makes a key as the administrator does; answers it. */
export async function makeKey(owner: Visitor, scopes: readonly ApiScope[], more: object = {}): Promise<string> {
  const sent = { name: 'Another program', scopes, password: ADMIN_PASSWORD, ...more };
  const { status, text, body } = await owner.call('POST', '/admin/api-keys', sent);
  if (status !== 201) throw new Error(`POST /admin/api-keys answered ${status}: ${text}`);
  return body.data.key;
}

/** A program that calls with a key. */
export function keyCaller({ url }: Pick<RunningServer, 'url'>, key: string, always: Record<string, string> = {}) {
  return async (method: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { 'content-type': 'application/json' }),
        ...always,
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: text === '' ? {} : JSON.parse(text) };
  };
}
