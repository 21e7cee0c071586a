import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, type Language } from '#src/kernel/locales.ts';
import { LinkButton } from '#src/web/ui/button.tsx';
import { ConfirmDialog } from '#src/web/ui/confirm-dialog.tsx';
import { SelectField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { formatCount } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { inviteFormerCustomers } from '#src/wire/client/moving-in.ts';
import { hrefs } from '#src/wire/pages.ts';

type Counts = Record<'waiting' | 'invited' | 'joined', number>;

/** Who has come over from the former shop, and the press that invites the others. */
export function People({ people }: { people: Counts }) {
  const t = useTranslations('movingIn.people');
  const all = people.waiting + people.invited + people.joined;
  return (
    <section aria-labelledby="moving-people" className="grid gap-4">
      <div>
        <h2 id="moving-people" className="text-section font-bold">
          {t('title')}
        </h2>
        <p className="text-sm text-soft">{all === 0 ? t('none') : t('text')}</p>
      </div>
      {all > 0 && (
        <dl className="grid grid-cols-3 gap-3">
          {(['waiting', 'invited', 'joined'] as const).map((state) => (
            <Card key={state} className="flex flex-col-reverse justify-end gap-0.5 p-4">
              <dt className="text-sm text-soft wrap-anywhere">{t(`states.${state}`)}</dt>
              <dd className="tabular text-2xl font-bold">{formatCount(people[state])}</dd>
            </Card>
          ))}
        </dl>
      )}
      <div className="flex flex-wrap gap-3">
        {people.waiting > 0 && <InviteButton count={people.waiting} />}
        <LinkButton look="secondary" to={hrefs.formerCustomers()}>
          {t('customers')}
        </LinkButton>
        <LinkButton look="secondary" to={hrefs.pastOrders()}>
          {t('orders')}
        </LinkButton>
      </div>
    </section>
  );
}

function InviteButton({ count }: { count: number }) {
  const t = useTranslations('movingIn.people');
  const [asked, setAsked] = useState(false);
  const [language, setLanguage] = useState<Language>('en');
  const { busy, error, run } = useMutation('movingIn', { refresh: 'always' });
  return (
    <>
      <LiveButton onClick={() => setAsked(true)}>{t('invite', { count })}</LiveButton>
      <ConfirmDialog
        open={asked}
        look="primary"
        onClose={() => setAsked(false)}
        title={t('invite', { count })}
        keep={t('keep')}
        act={t('send')}
        busy={busy}
        error={error}
        onAct={async () => {
          if (await run(() => inviteFormerCustomers(language), t('sent'))) setAsked(false);
        }}
      >
        <div className="grid gap-4">
          <p>{t('inviteText')}</p>
          <SelectField
            label={t('language')}
            value={language}
            onChange={(event) => setLanguage(event.target.value as Language)}
          >
            {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </ConfirmDialog>
    </>
  );
}
