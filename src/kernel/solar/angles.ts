const RADIANS = Math.PI / 180;

export const radians = (degrees: number): number => degrees * RADIANS;
export const degrees = (angle: number): number => angle / RADIANS;
