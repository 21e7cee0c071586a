import type { PointerEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#src/web/ui/button.tsx';

const [WIDTH, HEIGHT, LONGEST] = [600, 200, 19_000];

/** A field to sign with a finger or a pen. Optional: the name and the tick are what counts. */
export function SignaturePad({ drawing, onChange }: { drawing: string; onChange: (path: string) => void }) {
  const t = useTranslations('technician.sign');
  const add = (event: PointerEvent<SVGSVGElement>, letter: 'M' | 'L') => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const on = (value: number, size: number, most: number) => Math.round(Math.min(1, Math.max(0, value / size)) * most);
    if (drawing.length < LONGEST)
      onChange(
        `${drawing}${letter}${on(event.clientX - left, width, WIDTH)} ${on(event.clientY - top, height, HEIGHT)}`,
      );
  };
  return (
    <div className="grid gap-1.5">
      <div className="flex items-end justify-between gap-3">
        <p className="text-sm font-semibold">{t('drawing')}</p>
        {drawing && (
          <Button look="quiet" size="small" onClick={() => onChange('')}>
            {t('clear')}
          </Button>
        )}
      </div>
      <svg
        role="img"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="aspect-[3/1] w-full cursor-crosshair touch-none rounded-card bg-white inset-ring inset-ring-edge"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          add(event, 'M');
        }}
        onPointerMove={(event) => event.buttons === 1 && drawing && add(event, 'L')}
      >
        <title>{t('drawing')}</title>
        <path d="M40 160L560 160" stroke="#c3ccd6" strokeWidth="2" fill="none" />
        <path d={drawing} stroke="#0b2239" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" fill="none" />
      </svg>
    </div>
  );
}
