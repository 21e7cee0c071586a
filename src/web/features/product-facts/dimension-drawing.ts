import { formatDecimal } from '#src/kernel/format.ts';

/** A drawing of a product's outside in its own units: its outlines with the measuring lines, and what stands beside them. */
export type DimensionDrawing = {
  width: number;
  height: number;
  lines: string;
  labels: { x: number; y: number; text: string; turned?: true }[];
};

/** The size of the drawing's area, and the room for the measuring lines. */
const WIDE = 288;
const TALL = 200;
const ROOM = 28;
/** Between the two views: the label of a thin side is wider than the side. */
const GAP = 48;
const TICK = 4;
/** A cable by the metre is a line, and its drawing says nothing. */
const LEAST = 8;

/**
 * The largest side and, beside it, the narrow one, both in one scale. What lies flat (a panel, a parcel) is drawn with its length across; else the
 * third measure is the height.
 */
export function dimensionDrawing([length = 0, width = 0, height = 0]: readonly number[]): DimensionDrawing | undefined {
  if (!length || !width || !height) return undefined;
  const flat = height <= Math.min(length, width);
  const across = flat ? length : Math.max(length, width);
  const up = flat ? width : height;
  const deep = flat ? height : Math.min(length, width);
  const scale = Math.min((WIDE - ROOM - GAP) / (across + deep), TALL / up);
  const [w, h, d] = [across * scale, up * scale, deep * scale].map(tenth) as [number, number, number];
  if (h < LEAST) return undefined;
  const side = tenth(ROOM + w + GAP);
  const under = tenth(h + 12);
  const left = 16;
  return {
    width: tenth(side + d + ROOM),
    height: tenth(h + 36),
    lines: `${box(ROOM, w, h)}${box(side, d, h)}${level(ROOM, w, under)}${level(side, d, under)}M${left} 1v${h}m${-TICK} 0h${2 * TICK}m${-2 * TICK} ${-h}h${2 * TICK}`,
    labels: [
      { x: tenth(ROOM + w / 2), y: tenth(under + 17), text: millimetres(across) },
      { x: tenth(side + d / 2), y: tenth(under + 17), text: millimetres(deep) },
      { x: 9, y: tenth(1 + h / 2), text: millimetres(up), turned: true },
    ],
  };
}

const tenth = (value: number) => Math.round(value * 10) / 10;
const millimetres = (value: number) => `${formatDecimal(value)} mm`;
const box = (x: number, w: number, h: number) => `M${x} 1h${w}v${h}h${-w}z`;
const level = (x: number, w: number, y: number) =>
  `M${x} ${y}h${w}m0 ${-TICK}v${2 * TICK}m${-w} ${-2 * TICK}v${2 * TICK}`;
