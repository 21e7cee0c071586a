import { Sun } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { formatCount, formatDecimal } from '#src/kernel/format.ts';
import { Button } from '#src/web/ui/button.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { hrefs } from '#src/wire/pages.ts';
import type { RoofStart } from './roof-start.server.ts';
import { useRoof } from './use-roof.ts';

/** A bill becomes a size, a price and a payback while it is typed. Without script the same form asks the planner. */
export function RoofBand({ start }: { start: RoofStart }) {
  const t = useTranslations('home.roof');
  const { state, waiting, ask } = useRoof();
  const [discom, setDiscom] = useState<string>();
  const read = ({ currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    const typed = new FormData(currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').replace(/[\s,₹]/g, '');
    const [pin, bill] = [text('pin'), text('bill')];
    // Only there is the company known; another PIN code may belong to another.
    const own = pin === start.pin ? start.discom : undefined;
    setDiscom(own);
    ask({ pin, bill, ...(own && { discom: own }) });
  };
  return (
    <section aria-labelledby="roof-band" className="overflow-hidden rounded-panel bg-mist">
      <div className="grid gap-5 p-5 sm:gap-6 sm:p-8 xl:gap-5 xl:p-7">
        <div className="grid gap-5 xl:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] xl:items-center xl:gap-14">
          <div className="grid gap-2">
            <h2 id="roof-band" className="text-display font-bold text-balance">
              {t('title')}
            </h2>
            <p className="max-w-md text-pretty text-soft sm:text-lg">{t('text')}</p>
          </div>
          <Form
            method="get"
            action={hrefs.solarPlan()}
            onInput={read}
            className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-end gap-x-3 gap-y-4 sm:gap-x-4 md:grid-cols-[minmax(0,1fr)_9rem_auto]"
          >
            <TextField
              name="bill"
              label={t('bill')}
              inputMode="decimal"
              autoComplete="off"
              required
              className="tabular text-lg"
            />
            <TextField
              name="pin"
              label={t('pin')}
              defaultValue={start.pin}
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={6}
              required
              className="tabular text-lg tracking-widest"
            />
            {discom && <input type="hidden" name="discom" value={discom} />}
            <Button type="submit" size="large" className="max-md:col-span-2 md:min-h-12">
              {t('plan')}
            </Button>
          </Form>
        </div>
        <Answer state={state} waiting={waiting} />
      </div>
    </section>
  );
}

/** As high before an answer as after it: nothing below moves. */
function Answer({ state, waiting }: Pick<ReturnType<typeof useRoof>, 'state' | 'waiting'>) {
  const t = useTranslations('home.roof');
  const fits = state.kind === 'fits' ? state : undefined;
  const figures = [
    [t('size'), fits && t('kw', { kw: formatDecimal(fits.kwp, 2) })],
    [
      t(fits && !fits.installed ? 'kit' : 'installed'),
      fits && t('about', { amount: `₹${formatCount(Math.round(fits.price / 1000) * 1000)}` }),
    ],
    [t('payback'), fits?.months && (fits.months === 'never' ? t('never') : t('months', { months: fits.months }))],
  ] as const;
  return (
    <div
      aria-busy={waiting}
      className="waits grid content-center gap-4 rounded-card sm:bg-paper sm:px-7 sm:py-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:py-2 xl:items-center xl:gap-10"
    >
      <dl className="grid gap-x-8 gap-y-1 md:grid-cols-3">
        {figures.map(([name, value], at) => (
          <div
            key={['size', 'price', 'payback'][at]}
            className="flex min-h-9 items-center justify-between gap-4 max-[22rem]:min-h-13.5 md:grid md:content-center md:gap-1"
          >
            <dt className="text-soft md:text-sm">{name}</dt>
            <dd
              className={`tabular text-end text-lg leading-tight tracking-tight md:text-start md:text-xl xl:text-2xl ${value ? 'font-bold' : 'text-soft'}`}
            >
              {value ?? '—'}
            </dd>
          </div>
        ))}
      </dl>
      <p
        role="status"
        className="flex min-h-24 items-start gap-2.5 border-t border-line pt-3 text-sm text-pretty text-soft sm:min-h-16 xl:min-h-20 xl:items-center xl:border-t-0 xl:pt-0"
      >
        <Sun aria-hidden className="mt-0.5 size-4.5 shrink-0 text-link xl:mt-0" />
        <span>
          {state.kind === 'fits'
            ? t(state.unconfirmed ? 'basisUnconfirmed' : 'basis', { place: state.place })
            : state.kind === 'wrong'
              ? t(`wrong.${state.field}`)
              : t(`say.${state.kind}`)}
        </span>
      </p>
    </div>
  );
}
