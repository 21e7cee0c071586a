import { Refusal } from '#src/wire/client/call.ts';
import { completeVisit, removePhoto, saveWork, sendPhoto, type WorkNotes } from '#src/wire/client/visits.ts';
import type { PhotoSide } from '#src/wire/domain.ts';
import { forget, forgetOld, keep, recallAll } from './device.ts';
import { type Item, nextOf, pause } from './outbox-item.ts';

/** The device's offline queue, shared by all pages of one person. It outlives a reload; a page only shows it. */
export type Outbox = {
  uid: string;
  /** Whether the device's storage has been read: before that nothing is known. */
  ready: boolean;
  items: readonly Item[];
  /** The newest notes of each visit, sent or not. */
  notes: Readonly<{ [visitId: string]: WorkNotes }>;
  /** Photos sent since the page was opened, and those removed. */
  sent: readonly { visitId: string; photoId: string; side: PhotoSide }[];
  removed: ReadonlySet<string>;
  /** Addresses of pictures on this device. */
  previews: ReadonlyMap<string, string>;
  phase: 'idle' | 'sending' | 'waiting' | 'signed-out';
  online: boolean;
  /** The device cannot store anything: unsent work is lost with the page. */
  unkept: boolean;
};

const NOTHING: Outbox = {
  uid: '',
  ready: false,
  items: [],
  notes: {},
  sent: [],
  removed: new Set(),
  previews: new Map(),
  phase: 'idle',
  online: true,
  unkept: false,
};
let now = NOTHING;
const listeners = new Set<() => void>();
export const readOutbox = (): Outbox => now;
export const NO_OUTBOX = () => NOTHING;
export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function change(part: Partial<Outbox>): void {
  now = { ...now, ...part };
  for (const listener of listeners) listener();
}

const kept = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    reportError(error);
    change({ unkept: true });
  }
};

type KeptNotes = { key: string; at: number; notes: WorkNotes };
let listening = false;

/** Reads what this person's device has stored, and continues sending. Calling it again for the same person changes nothing. */
export async function openOutbox(uid: string): Promise<void> {
  if (!listening) {
    listening = true;
    addEventListener('online', wake);
    addEventListener('offline', () => change({ online: false }));
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && wake());
  }
  if (now.uid === uid) return wake();
  change({ ...NOTHING, uid, online: navigator.onLine });
  try {
    await forgetOld(uid);
    const [items, notes] = await Promise.all([recallAll<Item>(uid, 'outbox'), recallAll<KeptNotes>(uid, 'kept')]);
    const previews = new Map(
      items.flatMap((one) => (one.kind === 'photo' ? [[one.photoId, URL.createObjectURL(one.file)] as const] : [])),
    );
    const known = notes
      .filter(({ key }) => key.startsWith('notes/'))
      .map(({ key, notes: of }) => [key.slice('notes/'.length), of] as const);
    change({
      items: [...items, ...now.items],
      notes: { ...Object.fromEntries(known), ...now.notes },
      previews,
      ready: true,
    });
  } catch (error) {
    reportError(error);
    change({ ready: true, unkept: true });
  }
  wake();
}

function wake(): void {
  change({ online: navigator.onLine });
  failures = 0;
  void send();
}

/** Sends what is waiting at once, e.g. after a press. */
export const sendNow = wake;

async function add(item: Item): Promise<void> {
  change({ items: [...now.items.filter(({ key }) => key !== item.key), item] });
  await kept(keep(now.uid, 'outbox', item));
}

async function drop(key: string): Promise<void> {
  change({ items: now.items.filter((one) => one.key !== key) });
  await kept(forget(now.uid, 'outbox', key));
}

let typing: ReturnType<typeof setTimeout> | undefined;

/** Records a visit's whole state: on the device at once, to the shop when typing pauses. */
export function noteWork(visitId: string, notes: Omit<WorkNotes, 'revision'>): void {
  const revision = Math.max(Date.now(), (now.notes[visitId]?.revision ?? 0) + 1);
  const whole = { ...notes, revision };
  const at = Date.now();
  change({ notes: { ...now.notes, [visitId]: whole } });
  void kept(keep(now.uid, 'kept', { key: `notes/${visitId}`, at, notes: whole } as KeptNotes));
  void add({ key: `${visitId}/notes`, at, visitId, kind: 'notes', notes: whole });
  clearTimeout(typing);
  typing = setTimeout(() => void send(), 1200);
}

export async function addPhoto(visitId: string, side: PhotoSide, file: Blob): Promise<void> {
  const photoId = crypto.randomUUID();
  change({ previews: new Map([...now.previews, [photoId, URL.createObjectURL(file)]]) });
  await add({ key: `${visitId}/photo/${photoId}`, at: Date.now(), visitId, kind: 'photo', photoId, side, file });
  void send();
}

/** Removes a photo, even one being sent at this moment: its removal is sent after it. */
export async function dropPhoto(visitId: string, photoId: string): Promise<void> {
  change({ removed: new Set([...now.removed, photoId]) });
  await drop(`${visitId}/photo/${photoId}`);
  await add({ key: `${visitId}/removal/${photoId}`, at: Date.now(), visitId, kind: 'removal', photoId });
  void send();
}

export async function signVisit(visitId: string, sign: { signedBy: string; drawing: string }): Promise<void> {
  await add({ key: `${visitId}/sign`, at: Date.now(), visitId, kind: 'sign', sign });
  void send();
}

/** Discards what the shop has refused. */
export const letGo = (key: string): Promise<void> => drop(key);

let sending = false;
let failures = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends items one by one until none is waiting or the connection fails; then retries after a pause. One tab at a time. */
async function send(): Promise<void> {
  if (sending || now.uid === '' || !now.ready) return;
  sending = true;
  clearTimeout(timer);
  try {
    if ('locks' in navigator) await navigator.locks.request(`kiran-outbox-${now.uid}`, sendAll);
    else await sendAll();
  } finally {
    sending = false;
  }
}

async function sendAll(): Promise<void> {
  for (let item = nextOf(now.items); item; item = nextOf(now.items)) {
    change({ phase: 'sending' });
    try {
      await deliver(item);
      failures = 0;
      change({ online: true });
      await done(item);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.status === 401) return change({ phase: 'signed-out' });
      if (error.status === 0 || error.status >= 500 || error.status === 429) return later(error);
      await add({ ...item, refused: { status: error.status, code: error.code, reason: error.reason } });
    }
  }
  change({ phase: 'idle' });
}

function later(error: Refusal): void {
  failures += 1;
  change({ phase: 'waiting', online: error.status !== 0 });
  timer = setTimeout(() => void send(), Math.max(pause(failures), (error.retryAfter ?? 0) * 1000));
}

function deliver(item: Item): Promise<unknown> {
  if (item.kind === 'notes') return saveWork(item.visitId, item.notes);
  if (item.kind === 'photo') return sendPhoto(item.visitId, item.photoId, item.side, item.file);
  if (item.kind === 'removal') return removePhoto(item.visitId, item.photoId);
  return completeVisit(item.visitId, item.sign);
}

/** Notes changed while being sent stay in the queue: the newer ones go next. */
async function done(item: Item): Promise<void> {
  const present = now.items.find(({ key }) => key === item.key);
  if (item.kind === 'photo')
    change({ sent: [...now.sent, { visitId: item.visitId, photoId: item.photoId, side: item.side }] });
  if (
    present &&
    present.at === item.at &&
    !(present.kind === 'notes' && item.kind === 'notes' && present.notes.revision !== item.notes.revision)
  )
    await drop(item.key);
}
