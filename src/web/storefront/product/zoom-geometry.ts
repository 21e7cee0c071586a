/** A picture's position in its frame: enlarged around the centre, then moved, in pixels. */
export type Place = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const WHOLE: Place = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** Limits the scale, and keeps the edges of the square picture outside the frame where it is larger than that. */
function kept({ scale, x, y }: Place, frame: Size): Place {
  const allowed = between(1, scale, LARGEST);
  const side = Math.min(frame.width, frame.height);
  const over = (length: number) => Math.max(0, side * (allowed - 1) + (side - length)) / 2;
  const [right, down] = [over(frame.width), over(frame.height)];
  return { scale: allowed, x: between(-right, x, right), y: between(-down, y, down) };
}

/** Whether the picture is no taller than its frame, so that a finger that moves down does not move it. */
export const fitsUpright = ({ scale }: Place, { width, height }: Size): boolean =>
  Math.min(width, height) * scale <= height;

/** Zooms around a point, measured from the frame's centre: what is under it stays under it. */
export function zoomed(place: Place, scale: number, about: Point, frame: Size): Place {
  const allowed = between(1, scale, LARGEST);
  const factor = allowed / place.scale;
  return kept(
    { scale: allowed, x: about.x - (about.x - place.x) * factor, y: about.y - (about.y - place.y) * factor },
    frame,
  );
}

export const moved = (place: Place, by: Point, frame: Size): Place =>
  kept({ ...place, x: place.x + by.x, y: place.y + by.y }, frame);
