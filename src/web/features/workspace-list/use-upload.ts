import { useEffect, useRef, useState } from 'react';

type Upload<T> = {
  send: (file: File, signal: AbortSignal) => Promise<T>;
  onSent: (sent: T) => void;
  /** Says why it failed. */
  words: (error: unknown) => string;
};

/** Uploads a file as soon as it is chosen. Another file, or `cancel`, aborts the upload in progress: the last choice counts. */
export function useUpload<T>({ send, onSent, words }: Upload<T>) {
  const [coming, setComing] = useState(false);
  const [failed, setFailed] = useState('');
  const underWay = useRef<AbortController>(undefined);
  useEffect(() => () => underWay.current?.abort(), []);
  async function upload(file: File) {
    underWay.current?.abort();
    const mine = new AbortController();
    const { signal } = mine;
    underWay.current = mine;
    setComing(true);
    setFailed('');
    try {
      const sent = await send(file, signal);
      if (!signal.aborted) onSent(sent);
    } catch (error) {
      if (!signal.aborted) setFailed(words(error));
    } finally {
      if (!signal.aborted) setComing(false);
    }
  }
  const cancel = () => {
    underWay.current?.abort();
    setComing(false);
    setFailed('');
  };
  return { coming, failed, upload, cancel };
}
