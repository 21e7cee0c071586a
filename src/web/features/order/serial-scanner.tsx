import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isSerial, normaliseSerial } from '#src/kernel/serials.ts';
import { ErrorNotice } from '#src/web/ui/notice.tsx';

/** What some browsers have; TypeScript does not know of it yet. */
type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
declare const BarcodeDetector: new () => Detector;

/** How often the picture is looked at, in milliseconds. */
const A_LOOK = 250;

/** Reads barcodes and QR codes from the camera, which stays on until this is taken away. Nothing leaves the device but the number. */
export default function SerialScanner({ onScan }: { onScan: (serial: string) => void }) {
  const t = useTranslations('orders.file');
  const video = useRef<HTMLVideoElement>(null);
  const scanned = useRef(onScan);
  scanned.current = onScan;
  const [last, setLast] = useState<string>();
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stream: MediaStream | undefined;
    let isOver = false;
    const look = async (detector: Detector) => {
      const codes = video.current ? await detector.detect(video.current).catch(() => []) : [];
      for (const { rawValue } of codes) {
        const serial = normaliseSerial(rawValue);
        setLast(serial);
        if (isSerial(serial)) scanned.current(serial);
      }
      if (!isOver) timer = setTimeout(() => void look(detector), A_LOOK);
    };
    const begin = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isOver || !video.current) return end();
      video.current.srcObject = stream;
      await video.current.play();
      await look(new BarcodeDetector());
    };
    const end = () => {
      clearTimeout(timer);
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    begin().catch(() => setRefused(true));
    return () => {
      isOver = true;
      end();
    };
  }, []);
  if (refused) return <ErrorNotice>{t('scanRefused')}</ErrorNotice>;
  return (
    <div className="grid gap-2">
      <video
        ref={video}
        muted
        playsInline
        aria-label={t('scanView')}
        className="aspect-video w-full rounded-card bg-ink"
      />
      <p aria-live="polite" className="tabular min-h-5 text-sm text-soft wrap-anywhere">
        {last && (isSerial(last) ? t('scanned', { serial: last }) : t('serialMalformed', { serial: last }))}
      </p>
    </div>
  );
}
