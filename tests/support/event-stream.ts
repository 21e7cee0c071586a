import type { Visitor } from '#tests/support/visitor.ts';

export type EventStream = { response: Response; heard: string; ended: boolean; stop(): void };

/** Listens to the workspace's events as a page does; `heard` grows. */
export async function eventStream(url: string, { cookies }: Visitor): Promise<EventStream> {
  const stop = new AbortController();
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${url}/api/admin/events`, {
    headers: { cookie, accept: 'text/event-stream' },
    signal: stop.signal,
  });
  const stream: EventStream = { response, heard: '', ended: false, stop: () => stop.abort() };
  const decoder = new TextDecoder();
  (async () => {
    for await (const piece of response.body ?? [])
      stream.heard += decoder.decode(piece as Uint8Array, { stream: true });
  })()
    .catch(() => {})
    .finally(() => {
      stream.ended = true;
    });
  return stream;
}
