import { type Listening, listen } from '#src/platform/database/listen.ts';
import { Outage } from '#src/platform/database/outage.ts';
import type { Log } from '#src/platform/log/log.ts';
import type { PageCache } from './page-cache.ts';
import { readTagMessage, TAG_CHANNEL } from './tag-message.ts';

/**
 * Listens for expired tags. PostgreSQL delivers a notification when its transaction commits, never before. Notifications are lost until we
 * listen to the channel, and again while the connection is away: cached pages are suspect then, and are dropped as soon as we listen again.
 * As the one connection that is always open, it also knows best whether there is an outage.
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
          cache.hear(readTagMessage(payload));
        } catch {
          cache.clear(); // not a message of ours: no telling what it meant to expire
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
