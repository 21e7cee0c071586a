import type { ExpiryKind } from './expiry-history.ts';

/** A notification of expired tags. `from` names the write, so that the instance that made it does not expire the same pages again. */
export type TagMessage = { tags: string[]; kind: ExpiryKind; from: string };

/** The channel on which a committed write tells all instances which tags it expired. */
export const TAG_CHANNEL = 'expired_tags';

const SOFT = 'kind:soft';
const FROM = 'from:';

/**
 * A list of tags in JSON. Kind and sender are in it as tags that no page has: an instance from before docs/decisions/0044, which may be running
 * beside this one during an upgrade, takes a soft expiry for a hard one and does not notice the rest.
 */
export const writeTagMessage = ({ tags, kind, from }: TagMessage): string =>
  JSON.stringify([...(kind === 'soft' ? [SOFT] : []), FROM + from, ...tags]);

/** Throws if it is not such a message. */
export function readTagMessage(payload: string): TagMessage {
  const words = JSON.parse(payload) as string[];
  const from = words.find((word) => word.startsWith(FROM));
  return {
    tags: words.filter((word) => word !== SOFT && word !== from),
    kind: words.includes(SOFT) ? 'soft' : 'hard',
    from: from?.slice(FROM.length) ?? '',
  };
}
