/** The finished files of one picture, as the picture path leaves them. */
export type PictureFiles = {
  stem: string;
  width: number;
  height: number;
  widths: number[];
  webp: number;
  placeholder: string;
  alt: string;
};
