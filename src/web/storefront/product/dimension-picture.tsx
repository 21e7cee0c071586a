import { useTranslations } from 'use-intl';
import type { DimensionDrawing } from '#src/web/features/product-facts/dimension-drawing.ts';

/** The size as a drawing, in the colours of the theme. On a phone it would push the name and the price out of sight. */
export function DimensionPicture({ drawing: { width, height, lines, labels } }: { drawing: DimensionDrawing }) {
  const t = useTranslations('product');
  return (
    <div className="mt-3 grid justify-items-center rounded-panel bg-mist px-4 py-8 max-md:hidden">
      <svg
        role="img"
        aria-label={t('drawing', { size: labels.map(({ text }) => text).join(' × ') })}
        viewBox={`0 0 ${width} ${height}`}
        className="w-full max-w-md overflow-visible fill-none text-ink"
      >
        <path d={lines} vectorEffect="non-scaling-stroke" className="stroke-current" />
        {labels.map(({ x, y, text, turned }) => (
          <text
            key={text + x}
            x={x}
            y={y}
            transform={turned && `rotate(-90 ${x} ${y})`}
            textAnchor="middle"
            className="tabular fill-current text-[0.625rem]"
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}
