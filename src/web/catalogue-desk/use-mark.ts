import { useEffect, useRef, useState } from 'react';
import { sendMark } from '#src/contract/client/catalogue-desk.ts';
import { useFaultWords } from '../fault-words.ts';

/** A brand's mark: the one that it has, or a file that is uploaded as soon as it is chosen. */
export function useMark(known: string) {
  const words = useFaultWords('catalogueDesk');
  const [mark, setMark] = useState(known);
  const [coming, setComing] = useState(false);
  const [failed, setFailed] = useState('');
  const away = useRef(new AbortController());
  useEffect(() => {
    away.current = new AbortController();
    return () => away.current.abort();
  }, []);
  async function upload(file: File) {
    const { signal } = away.current;
    setComing(true);
    setFailed('');
    try {
      setMark(await sendMark(file, signal));
    } catch (error) {
      if (!signal.aborted) setFailed(words(error));
    } finally {
      if (!signal.aborted) setComing(false);
    }
  }
  return { mark, coming, failed, upload, clear: () => setMark('') };
}
