import type { newPlantBody, plantBody, plantMadeAnswer, readingBody, verdictAnswer } from '#src/wire/solar/plant.ts';
import { call } from './call.ts';

const path = (id: string) => `/plants/${encodeURIComponent(id)}`;

export type PlantInput = {
  name: string;
  kwp: number;
  tilt: number;
  azimuth: number;
  pin: string;
  commissionedOn: string | null;
};
export type ReadingInput = { kind: 'meter' | 'month'; on: string; kwh: number };

export const addPlant = async (plant: PlantInput & { installationId?: string }): Promise<string> =>
  (await call<{ body: typeof newPlantBody; answer: typeof plantMadeAnswer }>('POST', '/plants', plant)).data.id;

export const changePlant = (id: string, plant: PlantInput) => call<{ body: typeof plantBody }>('PUT', path(id), plant);
export const removePlant = (id: string) => call('DELETE', path(id));

/** Writes a reading; answers how the plant's last month was. */
export const keepReading = async (id: string, reading: ReadingInput) =>
  (await call<{ body: typeof readingBody; answer: typeof verdictAnswer }>('POST', `${path(id)}/readings`, reading)).data
    .verdict;
export const removeReading = (id: string, { kind, on }: Pick<ReadingInput, 'kind' | 'on'>) =>
  call('DELETE', `${path(id)}/readings/${kind}/${on}`);

/** The months as a download. */
export const plantCsv = (id: string): string => `/api${path(id)}/months.csv`;
