import { z } from '@hono/zod-openapi';
import type { PictureReason, RemotePicture } from '#src/shop/catalogue/remote-pictures/remote-picture.ts';
import { coded } from '#src/wire/coded.ts';
import { id, listed, paging, success } from '#src/wire/values.ts';

const state = z.enum(['waiting', 'fetching', 'done', 'failed'], { error: coded('one-of') });

const WORDS: Record<PictureReason, string> = {
  address: 'Not an https address that pictures are fetched from',
  private: 'Leads into a private network',
  redirects: 'Leads on too often',
  'not-found': 'There is no picture at this address',
  refused: 'The server does not give it away',
  busy: 'The server was too busy',
  'server-error': 'The server has a fault',
  unreachable: 'The server cannot be reached',
  certificate: 'The server’s certificate is not valid',
  timeout: 'The server takes too long',
  'too-large': 'Larger than 15 MB',
  'wrong-type': 'Not a JPEG, PNG, WebP or AVIF picture',
  damaged: 'The picture is damaged',
  'too-small': 'Smaller than 200 pixels',
  'too-many-pixels': 'More than 36 megapixels',
  'too-many': 'The product has 21 pictures already',
  'product-gone': 'The product is archived',
};

const wireRemotePicture = z
  .object({
    _id: z.string(),
    product: z.object({ _id: z.string(), name: z.string() }),
    url: z.string(),
    importId: z.string().nullable(),
    state,
    reason: z
      .string()
      .nullable()
      .openapi({ description: 'Why a picture has failed: `not-found`, `private`, `wrong-type`, …' }),
    message: z.string().nullable(),
    tries: z.number().int(),
    at: z.iso.datetime(),
    dueAt: z.iso.datetime().nullable().openapi({ description: 'When a waiting one is asked for next' }),
  })
  .openapi('RemotePicture');
type WireRemotePicture = z.infer<typeof wireRemotePicture>;

const counts = z.object({
  waiting: z.number().int(),
  fetching: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
});

export const remotePictureQuery = z.object({ importId: id.optional(), state: state.optional(), ...paging });
export const remotePictureList = z.object({
  status: success,
  ...listed,
  data: z.object({ counts, pictures: z.array(wireRemotePicture) }),
});
export const retryBody = z.object({ importId: id.optional() }).openapi('RetryPicturesBody');

export const reasonWords = (reason: PictureReason): string => WORDS[reason];

export const encodeRemotePicture = ({
  id,
  productId,
  productName,
  url,
  importId,
  state,
  reason,
  tries,
  at,
  dueAt,
}: RemotePicture): WireRemotePicture => ({
  _id: String(id),
  product: { _id: productId, name: productName },
  url,
  importId,
  state,
  reason,
  message: reason && reasonWords(reason),
  tries,
  at: at.toISOString(),
  dueAt: dueAt?.toISOString() ?? null,
});
