import { z } from '@hono/zod-openapi';
import { type Finding, RULES, VERDICTS } from '#src/kernel/solar/compatibility/finding.ts';
import type { SiteKey } from '#src/kernel/solar/compatibility/site.ts';
import type { WantedPart } from '#src/shop/catalogue/compatibility/judge-products.ts';
import { coded } from '#src/wire/coded.ts';
import { id, language, success } from '#src/wire/values.ts';

const amount = (least: number, most: number) =>
  z
    .number({ error: coded('must-be-number') })
    .min(least, coded('at-least'))
    .max(most, coded('at-most'));
const flag = z.boolean({ error: coded('must-be-flag') });
const metres = amount(0.1, 1000);
const area = amount(0.5, 300);
const kilowatts = amount(0.1, 1000);

/** Each key of the kernel's site, and no other. */
const SITE = {
  coldC: amount(-30, 30),
  hotC: amount(30, 100),
  phases: z.literal([1, 3], { error: coded('one-of') }),
  on: z.iso.date({ error: coded('must-be-day-like') }),
  residential: flag,
  subsidy: flag,
  netMetering: flag,
  sanctionedLoadKw: kilowatts,
  peakLoadKw: amount(0, 1000),
  backupKw: kilowatts,
  roofKind: z
    .string({ error: coded('must-be-text') })
    .min(1, coded('required'))
    .max(60, coded('at-most-characters')),
  dcCableM: metres,
  dcCableMm2: area,
  acCableM: metres,
  acCableMm2: area,
  evCableM: metres,
  evCableMm2: area,
  headM: amount(0, 500),
  flowLph: amount(0, 1_000_000),
  suctionM: amount(0, 100),
  people: amount(1, 1000),
  pressureBar: amount(0, 50),
  hardWater: flag,
  roofLoadKg: amount(0, 1_000_000),
} satisfies Record<SiteKey, z.ZodType>;

/** POST /solar/fit: products, and what is known of the place. Cable counts in metres. */
export const fitBody = z
  .object({
    parts: z
      .array(
        z.object({
          _id: id,
          quantity: z
            .number({ error: coded('must-be-number') })
            .int(coded('must-be-whole'))
            .min(1, coded('at-least'))
            .max(10_000, coded('at-most')),
        }),
        { error: coded('must-be-list') },
      )
      .min(1, coded('required'))
      .max(50, coded('at-most-entries')),
    site: z
      .strictObject(SITE, { error: coded('unknown-part') })
      .partial()
      .default({}),
  })
  .openapi('FitBody');
export const fitQuery = z.object({ language: language.optional() });

export const wireFinding = z
  .object({
    rule: z.enum(RULES).openapi({ description: 'R1 to R17, as docs/compatibility.md explains them' }),
    verdict: z.enum(VERDICTS).openapi({ description: 'unknown: something is not stated; it never counts as fitting' }),
    figures: z
      .record(z.string(), z.union([z.number(), z.string()]))
      .openapi({ description: 'In the unit that their name ends with; `missing` names what is not stated' }),
    limit: z.number().nullable(),
    text: z.string(),
  })
  .openapi('Finding');
export const fitAnswer = z.object({ status: success, data: z.object({ findings: z.array(wireFinding) }) });

export const decodeParts = ({ parts }: z.infer<typeof fitBody>): WantedPart[] =>
  parts.map(({ _id, quantity }) => ({ id: _id, quantity }));

export const encodeFinding = (
  { rule, verdict, figures, limit }: Finding,
  text: string,
): z.infer<typeof wireFinding> => ({ rule, verdict, figures, limit, text });
