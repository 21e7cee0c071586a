import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { cancelImport, type ImportPlan, type ProductFile, planImport, showProductFile, startImport, undoImport } from '#src/contract/client/product-import.ts';
import { useFaultWords } from '../fault-words.ts';

const EVERY_MS = 700;
const PICTURES_EVERY_MS = 3000;
const hasPictures = ({ pictures }: ProductFile) => pictures !== null && pictures.waiting + pictures.fetching > 0;
const isOn = ({ state }: ProductFile) => state === 'waiting' || state === 'running' || state === 'cancelling';

/** A file as it stands, asked for anew while it is being imported. */
export function useFile(loaded: ProductFile) {
  const words = useFaultWords('imports');
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const on = isOn(file);
  const watched = on || hasPictures(file);

  useEffect(() => {
    if (!watched) return;
    let stopped = false;
    const timer = setInterval(
      async () => {
        // A moment without the shop is no failure of the import: the next try tells.
        const now = await showProductFile(file.id).catch(() => undefined);
        if (stopped || !now) return;
        setFile(now);
        if (on && !isOn(now)) void revalidate();
      },
      on ? EVERY_MS : PICTURES_EVERY_MS,
    );
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [on, watched, file.id, revalidate]);

  async function attempt(work: () => Promise<ProductFile>) {
    setBusy(true);
    setFailure(undefined);
    try {
      setFile(await work());
    } catch (error) {
      setFailure(words(error));
    }
    setBusy(false);
  }
  return {
    file,
    on,
    busy,
    failure,
    start: (leaveOut: boolean) => attempt(() => startImport(file.id, leaveOut)),
    plan: (change: ImportPlan) => attempt(() => planImport(file.id, change)),
    undo: () => attempt(() => undoImport(file.id)),
    cancel: () => attempt(() => cancelImport(file.id)),
  };
}
