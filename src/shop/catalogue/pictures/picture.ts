/** An uploaded picture. Its finished files are /media/{stem}-{width}.avif for each width, and /media/{stem}-{webp}.webp. */
export type UploadedPicture = {
  stem: string;
  /** `waiting` until the job has made the files. */
  state: 'waiting' | 'ready' | 'failed';
  original: string;
  width: number;
  height: number;
  widths: number[];
  webp: number;
  placeholder: string;
};
