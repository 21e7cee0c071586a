import { ScanBarcode } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import { lazyWithRetry } from '#src/web/ui/lazy-with-retry.ts';
import type { LineProblem, Serials } from './use-serials.ts';

const SerialScanner = lazyWithRetry(() => import('./serial-scanner.tsx'));

/** A serial number for each unit of a parcel: typed, pasted or scanned. Without all of them it goes only with a reason. */
export function SerialFields({ serials, checked }: { serials: Serials; checked: boolean }) {
  const t = useTranslations('orders.file');
  if (serials.rows.length === 0) return null;
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-sm font-semibold">{t('serials')}</legend>
      {serials.rows.map((row) => (
        <LineField key={row.key} row={row} serials={serials} checked={checked} />
      ))}
      {!serials.isPartial && (
        <CheckField
          label={t('withoutSerials')}
          checked={serials.isWithout}
          onChange={(event) => serials.setWithout(event.target.checked)}
        />
      )}
      {serials.isWithout && (
        <TextField
          label={t('withoutSerialsWhy')}
          hint={t('withoutSerialsHint')}
          value={serials.reason}
          onChange={(event) => serials.setReason(event.target.value)}
          maxLength={500}
          error={checked && serials.reason.trim() === '' ? t('required') : undefined}
        />
      )}
    </fieldset>
  );
}

function LineField({ row, serials, checked }: { row: Serials['rows'][number]; serials: Serials; checked: boolean }) {
  const t = useTranslations('orders.file');
  const [isScanning, setScanning] = useState(false);
  // Known only in the browser: the server renders no button.
  const [canScan, setCanScan] = useState(false);
  useEffect(() => setCanScan('BarcodeDetector' in window && 'mediaDevices' in navigator), []);
  const wordsOf = (problem: LineProblem) =>
    problem.kind === 'count'
      ? t('serialsCount', { given: problem.given, needed: row.quantity })
      : t(problem.kind === 'twice' ? 'serialTwice' : 'serialMalformed', { serial: problem.serial });
  return (
    <div className="grid gap-2">
      <TextArea
        label={row.name}
        hint={t('serialsHint', { given: row.serials.length, needed: row.quantity })}
        rows={Math.min(6, Math.max(2, row.quantity))}
        value={row.text}
        onChange={(event) => serials.type(row.key, event.target.value)}
        error={checked && row.problem ? wordsOf(row.problem) : undefined}
        className="tabular"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      {canScan && (
        <Button look="secondary" size="small" className="justify-self-start" onClick={() => setScanning(!isScanning)}>
          <ScanBarcode aria-hidden className="size-5" />
          {t(isScanning ? 'scanEnd' : 'scan')}
        </Button>
      )}
      {isScanning && (
        <Suspense>
          <SerialScanner onScan={(serial) => serials.add(row.key, serial)} />
        </Suspense>
      )}
    </div>
  );
}
