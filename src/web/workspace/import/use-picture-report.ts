import { useCallback, useEffect, useState } from 'react';
import { useLiveUpdates } from '#src/web/features/live-updates/use-live-updates.ts';
import { type PictureReport, showPictureReport } from '#src/wire/client/remote-pictures.ts';

/** At most this many failures are shown; all of them are in the sheet. */
const SHOWN = 50;

/** The current report of an import's pictures, or of all; undefined until it has loaded. */
export function usePictureReport(importId: string | undefined) {
  const [report, setReport] = useState<PictureReport>();
  const load = useCallback(async () => {
    // Losing the shop for a moment leaves the report as it is: the next change updates it.
    const now = await showPictureReport(importId, SHOWN).catch(() => undefined);
    if (now) setReport(now);
  }, [importId]);
  useEffect(() => void load(), [load]);
  useLiveUpdates(['pictures'], () => void load());
  return { report, load };
}
