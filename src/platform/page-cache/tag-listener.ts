import { type Listening, listen } from '#src/platform/database/listen.ts';
import { Outage } from '#src/platform/database/outage.ts';
import type { Log } from '#src/platform/log/log.ts';
import type { PageCache } from './page-cache.ts';

/** The channel on which a committed write tells all instances which tags it expired. */
export const TAG_CHANNEL = 'expired_tags';

/**
 * Listens for expired tags. PostgreSQL delivers a notification when its transaction commits, never before. Until the channel is
 * listened to, and again while its connection is away, notifications are lost: what is cached is suspect then, and is thrown
 * away as soon as somebody listens. Being the one connection that is always open, it also knows best whether there is an outage.
 */
export function listenForTags(
  url: string,
  cache: PageCache,
  log: Log,
  outage = new Outage(log),
): Pick<Listening, 'stop'> {
  cache.suspect();
  const listening = listen(
    url,
    { channel: TAG_CHANNEL, name: 'kiran tags' },
    {
      heard(payload) {
        try {
          cache.expire(JSON.parse(payload) as string[]);
        } catch {
          cache.clear(); // somebody else's word: nobody knows what it meant to expire
        }
      },
      listening() {
        outage.answers();
        cache.trust();
      },
      answered: () => outage.answers(),
      lost(error) {
        outage.went(error);
        cache.suspect();
      },
    },
  );
  outage.onDoubt(() => listening.check());
  return { stop: () => listening.stop() };
}
