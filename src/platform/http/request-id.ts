import type { IncomingMessage } from 'node:http';
import { newRequestId } from '#src/platform/ids.ts';

const ID = Symbol('request id');
/** Not one that looks like ours: nobody else may say which of our lines belong to their request. */
const SANE = /^(?!req_)[\w.-]{8,64}$/;

/** The request's id: the one that a proxy gave it, if it is a harmless word, so that both logs can be joined; else a new one. */
export function requestIdOf(incoming: IncomingMessage | undefined): string {
  if (!incoming) return newRequestId();
  const known = incoming as IncomingMessage & { [ID]?: string };
  known[ID] ??= given(incoming.headers['x-request-id']) ?? newRequestId();
  return known[ID];
}

const given = (id: string | string[] | undefined): string | undefined =>
  typeof id === 'string' && SANE.test(id) ? id : undefined;
