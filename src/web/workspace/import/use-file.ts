import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import {
  cancelImport,
  type ImportPlan,
  type ProductFile,
  planImport,
  showProductFile,
  startImport,
  undoImport,
} from '#src/wire/client/product-import.ts';

const EVERY_MS = 700;
const isOn = ({ state }: ProductFile) => state === 'waiting' || state === 'running' || state === 'cancelling';

/** A file as it stands, asked for anew while it is being imported. */
export function useFile(loaded: ProductFile) {
  const words = useFaultWords('imports');
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState(loaded);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const on = isOn(file);

  useEffect(() => {
    if (!on) return;
    let stopped = false;
    const timer = setInterval(async () => {
      // A moment without the shop is no failure of the import: the next try tells.
      const now = await showProductFile(file.id).catch(() => undefined);
      if (stopped || !now) return;
      setFile(now);
      if (!isOn(now)) void revalidate();
    }, EVERY_MS);
    return () => {
      stopped = true;
      clearInterval(timer);
    };
  }, [on, file.id, revalidate]);

  async function attempt(work: () => Promise<ProductFile>) {
    setBusy(true);
    setFailure(undefined);
    try {
      setFile(await work());
      // The list of files says how each of them stands.
      void revalidate();
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
