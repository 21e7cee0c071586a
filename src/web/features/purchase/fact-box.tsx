import { Breakable } from '#src/web/ui/breakable.tsx';
import type { AddressDraft } from '#src/wire/domain.ts';

export type Facts = [name: string, value: string][];

/**
 * A titled box of named facts, without the unknown ones. Not a landmark: a list of orders would have dozens of the same name. `stacked`: each value
 * below its name, which leaves an address or an id the whole width.
 */
export function FactBox({ title, facts, stacked = false }: { title: string; facts: Facts; stacked?: boolean }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-2 border-b border-line pb-2 text-sm font-bold">{title}</h3>
      <dl className={`grid text-sm ${stacked ? 'gap-2.5' : BESIDE}`}>
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className={stacked ? 'min-w-0' : 'contents'}>
              <dt className="text-soft">{name}</dt>
              <dd className="tabular wrap-break-word">
                <Breakable text={value} />
              </dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

const BESIDE = 'grid-cols-[8.25rem_minmax(0,1fr)] gap-x-4 gap-y-1.5 md:grid-cols-[fit-content(8.5rem)_minmax(0,1fr)]';

type Field = 'fullAddress' | 'city' | 'state' | 'zipcode' | 'landmark';

/** The delivery address as facts; `t` gives the texts. */
export const addressFacts = (t: (name: Field) => string, address: Pick<AddressDraft, Field>): Facts =>
  (['fullAddress', 'city', 'state', 'zipcode', 'landmark'] as const).map((name) => [t(name), address[name]]);
