import type { figureBody, figureCheckBody, figureEndBody } from '#src/wire/solar/solar-figures.ts';
import { call, type Sent } from './call.ts';

const figure = (id: string) => `/admin/solar/figures/${encodeURIComponent(id)}`;

/** Adds a figure; the present one ends the day before. Refused `conflict` where another covers one of its days. For the administrator, like all of these. */
export const addFigure = async (draft: Sent<typeof figureBody>): Promise<void> =>
  void (await call<{ body: typeof figureBody }>('POST', '/admin/solar/figures', draft));

export const endFigure = async (id: string, end: Sent<typeof figureEndBody>): Promise<void> =>
  void (await call<{ body: typeof figureEndBody }>('PUT', `${figure(id)}/end`, end));

/** It was read at its source today. */
export const checkFigure = async (id: string, check: Sent<typeof figureCheckBody>): Promise<void> =>
  void (await call<{ body: typeof figureCheckBody }>('PUT', `${figure(id)}/check`, check));

/** Removes one that has not begun. */
export const removeFigure = async (id: string): Promise<void> => void (await call('DELETE', figure(id)));
