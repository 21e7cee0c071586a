import type { LiveSubject } from '#src/wire/domain.ts';

type Heard = (subjects: readonly LiveSubject[] | 'all') => void;

/** How long to wait before retrying when the server has refused the stream: doubled each time. */
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 60_000;

const hearers = new Set<Heard>();
const watchers = new Set<() => void>();
let source: EventSource | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let wait = FIRST_WAIT_MS;
let missed = false;
let connected = false;

/** One stream per tab, open while it has listeners and the tab is visible: a browser allows six connections per site. */
export function hear(heard: Heard): () => void {
  hearers.add(heard);
  if (hearers.size === 1) {
    document.addEventListener('visibilitychange', follow);
    follow();
  }
  return () => {
    hearers.delete(heard);
    if (hearers.size > 0) return;
    document.removeEventListener('visibilitychange', follow);
    end();
    missed = false;
  };
}

/** For React's useSyncExternalStore: whether the stream is open now. */
export const isConnected = () => connected;
export function watchConnection(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

function follow() {
  if (document.visibilityState === 'hidden') end();
  else if (!source) begin();
}

function begin() {
  clearTimeout(timer);
  const stream = new EventSource('/api/admin/events');
  source = stream;
  stream.addEventListener('ready', () => {
    wait = FIRST_WAIT_MS;
    setConnected(true);
    // There is no record of what happened while nothing was listening.
    if (missed) tell('all');
    missed = false;
  });
  stream.addEventListener('changed', ({ data }: MessageEvent<string>) => {
    const subjects = JSON.parse(data) as (LiveSubject | 'all')[];
    tell(subjects.includes('all') ? 'all' : (subjects as LiveSubject[]));
  });
  stream.onerror = () => {
    missed = true;
    setConnected(false);
    // A lost connection recovers automatically; a refusal does not: signed out, role lost, or a server that is starting.
    if (stream.readyState !== EventSource.CLOSED || source !== stream) return;
    source = undefined;
    timer = setTimeout(follow, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };
}

function end() {
  clearTimeout(timer);
  if (source) missed = true;
  source?.close();
  source = undefined;
  setConnected(false);
}

function tell(subjects: readonly LiveSubject[] | 'all') {
  for (const heard of hearers) heard(subjects);
}

function setConnected(now: boolean) {
  if (connected === now) return;
  connected = now;
  for (const changed of watchers) changed();
}
