import { useSpring } from './answer-press.ts';

/** A count at the corner of an icon; the icon's link says it in words. */
export function CountDot({ count }: { count: number }) {
  const dot = useSpring<HTMLSpanElement>(count);
  if (count === 0) return null;
  return (
    <span
      ref={dot}
      aria-hidden
      className="tabular absolute -end-0.5 -top-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-brand px-1 text-xs leading-none font-bold text-on-brand ring-2 ring-ground"
    >
      {count > 99 ? '99+' : count}
    </span>
  );
}
