/** The address of a finished picture in a format that every browser reads; the wire's `mainImage`. */
export const pictureUrl = (files: { stem: string; webp: number }): string => `/media/${files.stem}-${files.webp}.webp`;
