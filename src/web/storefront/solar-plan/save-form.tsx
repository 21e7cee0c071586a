import { Bookmark } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import type { SaveFormData } from './save-form.server.ts';

/** Where the form is on the page: what is refused shows it again. */
const ID = 'save';

/** Saves a plan under an address of its own, and asks for a call if that is wanted. The browser itself sends it: it works without script. */
export function SaveForm({ form, action }: { form: SaveFormData; action: string }) {
  const t = useTranslations('solarProposal.save');
  return (
    <Card as="section" id={ID} aria-labelledby="save-title" className="mb-16 grid scroll-mt-24 gap-5 p-5 sm:p-8">
      <form method="post" action={`${action}#${ID}`} noValidate className="grid gap-6">
        <input type="hidden" name="token" value={form.token} />
        <div className="grid gap-2">
          <h2 id="save-title" className="text-section font-bold">
            {t('title')}
          </h2>
          <p className="max-w-prose text-pretty text-soft">{t('text')}</p>
        </div>
        <Refused form={form} />
        <Button type="submit" name="do" value="save" size="large" className="justify-self-start max-sm:w-full">
          <Bookmark aria-hidden className="size-5" />
          {t('button')}
        </Button>
        <CallFields form={form} button={t('saveAndCall')} />
      </form>
    </Card>
  );
}

/** Asks for a call about a plan that is saved already. */
export function CallForm({ form, action }: { form: SaveFormData; action: string }) {
  const t = useTranslations('solarProposal.save');
  return (
    <Card as="section" id={ID} aria-label={t('callTitle')} className="mb-16 scroll-mt-24 p-5 sm:p-8">
      <form method="post" action={`${action}#${ID}`} noValidate className="grid gap-6">
        <Refused form={form} />
        <CallFields form={form} button={t('askForCall')} first />
      </form>
    </Card>
  );
}

function Refused({ form: { error } }: { form: SaveFormData }) {
  const t = useTranslations('solarProposal.save');
  if (!error) return null;
  return <ErrorNotice>{error.marked ? t('failed') : t('failedFor', { reason: error.reason })}</ErrorNotice>;
}

function CallFields({ form, button, first = false }: { form: SaveFormData; button: string; first?: boolean }) {
  const t = useTranslations('solarProposal.save');
  const { name: shop } = useShopSettings();
  const field = (name: 'name' | 'phone' | 'email') => ({
    name,
    label: t(name),
    defaultValue: form.typed[name],
    ...(form.errors[name] && { error: form.errors[name] }),
  });
  return (
    <fieldset className={`grid gap-4 ${first ? '' : 'border-t border-line'}`}>
      <legend className="contents">
        <span className={`block text-lg font-bold tracking-tight ${first ? '' : 'pt-6'}`}>{t('callTitle')}</span>
      </legend>
      <p className="max-w-prose text-pretty text-soft">{t('callText')}</p>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField {...field('name')} autoComplete="name" maxLength={100} />
        <TextField
          {...field('phone')}
          hint={t('phoneHint')}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={20}
        />
        <TextField {...field('email')} type="email" autoComplete="email" maxLength={254} />
      </div>
      <div>
        <CheckField
          name="consent"
          defaultChecked={form.typed.consent === 'on'}
          label={t('consent', { shop })}
          aria-describedby={form.errors.consent && 'consent-error'}
          aria-invalid={form.errors.consent ? true : undefined}
        />
        {form.errors.consent && (
          <p id="consent-error" className="text-sm font-semibold text-brick">
            {form.errors.consent}
          </p>
        )}
      </div>
      <Button
        type="submit"
        name="do"
        value="call"
        look={first ? 'primary' : 'secondary'}
        size="large"
        className="justify-self-start max-sm:w-full"
      >
        {button}
      </Button>
    </fieldset>
  );
}
