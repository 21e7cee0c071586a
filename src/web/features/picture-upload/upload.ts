/** What the browser may offer in its file chooser; the server checks the contents again. */
export const KINDS = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
export const ACCEPT = KINDS.join(',');
/** The most further pictures that a product may have (src/wire/catalogue/product.ts). */
export const MOST_FURTHER = 20;

export type Target = 'main' | 'further';
/** `part` runs from 0 to 1 while sending; a `final` failure would only repeat itself. */
export type Phase =
  | { name: 'waiting' | 'preparing' | 'encoding' }
  | { name: 'sending'; part: number }
  | { name: 'failed'; message: string; final: boolean };
/** A picture being uploaded. `preview` is the file itself, shown at once. */
export type Upload = { key: number; file: File; target: Target; preview: string; phase: Phase };

/** Why a picture was not even sent; its texts are in `manage.upload.faults`. */
export class UploadFault extends Error {
  readonly code: 'kind' | 'empty' | 'too-large' | 'encoding' | 'slow';
  constructor(code: UploadFault['code']) {
    super(code);
    this.name = 'UploadFault';
    this.code = code;
  }
}
