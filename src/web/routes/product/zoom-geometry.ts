/** How a picture lies in its frame: enlarged about the middle, then moved by points. */
export type Place = { scale: number; x: number; y: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const WHOLE: Place = { scale: 1, x: 0, y: 0 };
export const LARGEST = 4;

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value));

/** The same place with the picture covering the whole frame and no larger than it may be. */
export function kept({ scale, x, y }: Place, frame: Size): Place {
  const allowed = between(1, scale, LARGEST);
  const [right, down] = [(frame.width * (allowed - 1)) / 2, (frame.height * (allowed - 1)) / 2];
  return { scale: allowed, x: between(-right, x, right), y: between(-down, y, down) };
}

/** Enlarges about a point, measured from the frame's middle: what lies under it stays under it. */
export function zoomed(place: Place, scale: number, about: Point, frame: Size): Place {
  const allowed = between(1, scale, LARGEST);
  const factor = allowed / place.scale;
  return kept({ scale: allowed, x: about.x - (about.x - place.x) * factor, y: about.y - (about.y - place.y) * factor }, frame);
}

export const moved = (place: Place, by: Point, frame: Size): Place => kept({ ...place, x: place.x + by.x, y: place.y + by.y }, frame);
