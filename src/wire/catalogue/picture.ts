import { z } from '@hono/zod-openapi';
import type { UploadedPicture } from '#src/shop/catalogue/pictures/picture.ts';
import { pictureUrl } from '#src/shop/catalogue/products/picture.ts';
import { success } from '#src/wire/values.ts';

const wirePicture = z
  .object({
    _id: z.string(),
    url: z.string().openapi({ description: 'What mainImage and otherImage take' }),
    state: z.enum(['waiting', 'ready', 'failed']),
    width: z.number().int(),
    height: z.number().int(),
    placeholder: z.string(),
  })
  .openapi('Picture');
export const pictureAnswer = z.object({ status: success, data: z.object({ picture: wirePicture }) });
/** POST /admin/marks */
export const markAnswer = z.object({ status: success, data: z.object({ mark: z.object({ url: z.string() }) }) });

export const encodePicture = (row: UploadedPicture): z.infer<typeof wirePicture> => ({
  _id: row.stem,
  url: pictureUrl(row),
  state: row.state,
  width: row.width,
  height: row.height,
  placeholder: row.placeholder,
});
