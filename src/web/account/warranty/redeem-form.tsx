import { useTranslations } from 'use-intl';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { redeemCode } from '#src/wire/client/warranty.ts';

/** Takes over what a former owner has handed over. */
export function RedeemForm() {
  const t = useTranslations('warranty');
  const { field, submit, busy, error, fields } = useForm<{ code: string }>({
    area: 'warranty',
    values: { code: '' },
    rules: { code: (value) => (value.trim() ? undefined : t('invalid.code')) },
    fieldWords: (_, message) => message,
    send: ({ code }) => redeemCode(code.trim()),
    done: t('redeem.done'),
    onSent: () => fields.reset(),
  });
  return (
    <form
      noValidate
      method="post"
      onSubmit={submit}
      aria-labelledby="redeem"
      className="grid content-start gap-4 rounded-panel border border-line p-5 sm:p-6"
    >
      <div className="grid gap-1">
        <h2 id="redeem" className="text-section font-bold">
          {t('redeem.title')}
        </h2>
        <p className="text-sm text-soft">{t('redeem.text')}</p>
      </div>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      <TextField
        {...field('code')}
        label={t('redeem.code')}
        placeholder="XXXX-XXXX-XXXX"
        maxLength={40}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        className="tabular"
        aria-required
      />
      <div>
        <LiveButton type="submit" look="secondary" loading={busy}>
          {t('redeem.send')}
        </LiveButton>
      </div>
    </form>
  );
}
