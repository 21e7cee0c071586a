import { useEffect, useRef, useState } from 'react';
import { bringIn } from './bring-in.ts';
import type { Phase, Target, Upload } from './upload.ts';

type Running = Map<number, AbortController>;
type Failed = Extract<Phase, { name: 'failed' }>;

/** Uploads pictures one after the other. A failed one stays in the list until it is retried or removed. */
export function useUploads({
  onReady,
  onFailure,
}: {
  onReady: (url: string, upload: Upload) => void;
  onFailure: (error: unknown) => Pick<Failed, 'message' | 'final'>;
}) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const list = useRef<Upload[]>([]);
  const running = useRef<Running>(new Map()).current;
  const chain = useRef(Promise.resolve());
  const lastKey = useRef(0);

  const change = (next: (now: Upload[]) => Upload[]) => {
    list.current = next(list.current);
    setUploads(list.current);
  };
  const enter = (key: number, phase: Phase) =>
    change((now) => now.map((one) => (one.key === key ? { ...one, phase } : one)));
  const drop = (key: number) => {
    const gone = list.current.find((one) => one.key === key);
    change((now) => now.filter((one) => one.key !== key));
    if (gone) URL.revokeObjectURL(gone.preview);
  };

  async function run(upload: Upload, controller: AbortController) {
    const { signal } = controller;
    if (signal.aborted) return;
    try {
      const { url } = await bringIn(upload.file, {
        signal,
        onPhase: (phase) => !signal.aborted && enter(upload.key, phase),
      });
      if (signal.aborted) return;
      onReady(url, upload);
      drop(upload.key);
    } catch (error) {
      if (!signal.aborted) enter(upload.key, { name: 'failed', ...onFailure(error) });
    }
  }
  function queue(upload: Upload) {
    const controller = new AbortController();
    running.set(upload.key, controller);
    chain.current = chain.current.then(() => run(upload, controller));
  }

  useEffect(
    () => () => {
      for (const controller of running.values()) controller.abort();
      for (const { preview } of list.current) URL.revokeObjectURL(preview);
    },
    [running],
  );

  return {
    uploads,
    add(file: File, target: Target) {
      const upload: Upload = {
        key: ++lastKey.current,
        file,
        target,
        preview: URL.createObjectURL(file),
        phase: { name: 'waiting' },
      };
      change((now) => [...now, upload]);
      queue(upload);
    },
    retry(key: number) {
      const upload = list.current.find((one) => one.key === key);
      if (!upload) return;
      enter(key, { name: 'waiting' });
      queue(upload);
    },
    cancel(key: number) {
      running.get(key)?.abort();
      drop(key);
    },
    /** Waits until nothing is being uploaded; returns whether all of it arrived. */
    async settled(): Promise<boolean> {
      for (let seen: Promise<void> | undefined; seen !== chain.current; ) {
        seen = chain.current;
        await seen;
      }
      return list.current.length === 0;
    },
  };
}
