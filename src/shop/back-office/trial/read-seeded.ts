import { readFile } from 'node:fs/promises';
import { SEED_OFFERS } from '#src/shop/sales/promotions/seed-offers.ts';
import type { Seeded } from './demonstration.store.ts';

type Files = {
  'catalogue.json': { brands: { slug: string }[]; categories: { slug: string }[] };
  'services.json': { plans: { id: number }[] };
  'faqs.json': { entry: string }[];
  'roster.json': { areas: { id: string }[]; technicians: { name: string; phone: string }[] };
};

const SEED = new URL('../../../../seed/', import.meta.url);
const read = async <Name extends keyof Files>(name: Name): Promise<Files[Name]> =>
  JSON.parse(await readFile(new URL(name, SEED), 'utf8'));

/** What the demonstration adds, according to its seed. */
export async function readSeeded(): Promise<Seeded> {
  const [catalogue, services, faqs, roster] = await Promise.all([
    read('catalogue.json'),
    read('services.json'),
    read('faqs.json'),
    read('roster.json'),
  ]);
  return {
    offers: SEED_OFFERS.map(({ code }) => code),
    plans: services.plans.map(({ id }) => id),
    faqs: faqs.map(({ entry }) => entry),
    brands: catalogue.brands.map(({ slug }) => slug),
    categories: catalogue.categories.map(({ slug }) => slug),
    areas: roster.areas.map(({ id }) => id),
    technicians: roster.technicians.map(({ name, phone }) => ({ name, phone })),
  };
}
