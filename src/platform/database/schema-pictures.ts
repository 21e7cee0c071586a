import type { Generated, GeneratedAlways } from 'kysely';

/** Pictures that products want from other servers. */
export type RemotePictureSchema = {
  remotePicture: {
    id: GeneratedAlways<number>;
    productId: string;
    position: number;
    url: string;
    host: string;
    alt: Generated<string>;
    importId: string | null;
    state: Generated<'waiting' | 'fetching' | 'encoding' | 'done' | 'failed'>;
    reason: string | null;
    tries: Generated<number>;
    dueAt: Date;
    stem: string | null;
    at: Date;
  };
};
