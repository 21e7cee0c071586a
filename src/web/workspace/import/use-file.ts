import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useMutation } from '#src/web/ui/use-mutation.ts';
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

/** A file's current state, refreshed while it is being imported. */
export function useFile(loaded: ProductFile) {
  const { busy, error: failure, run } = useMutation('imports');
  const { revalidate } = useRevalidator();
  const [file, setFile] = useState(loaded);
  const on = isOn(file);

  useEffect(() => {
    if (!on) return;
    let stopped = false;
    const timer = setInterval(async () => {
      // Losing the shop for a moment does not mean that the import failed: the next attempt shows.
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

  // The list of files shows the state of each.
  const attempt = async (work: () => Promise<ProductFile>): Promise<void> =>
    void (await run(async () => setFile(await work())));
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
