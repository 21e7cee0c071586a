import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { changePersonal } from '#src/web/features/personal/state.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
import { rename } from '#src/wire/client/account.ts';
import { ProfileSection } from './profile-section.tsx';

export function NameSection({ name }: { name: string }) {
  const t = useTranslations('profile.name');
  const { fields, field, submit, busy, error, sent } = useForm<{ name: string }, string>({
    area: 'profile',
    values: { name },
    rules: {
      name(value) {
        const refused = RULES.userName(value.normalize('NFC').trim());
        return refused ? t(refused === 'display-name-length' ? 'length' : 'script') : undefined;
      },
    },
    async send(typed) {
      const wanted = typed.name.normalize('NFC').trim();
      await rename(wanted);
      changePersonal({ name: wanted });
      return wanted;
    },
  });
  return (
    <ProfileSection title={t('title')} lead={t('lead')} done={sent ? t('saved') : undefined} error={error}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField {...field('name')} label={t('label')} autoComplete="name" aria-required />
        <LiveButton
          type="submit"
          look={fields.formState.isDirty ? 'primary' : 'secondary'}
          className="justify-self-start"
          loading={busy}
        >
          {t('save')}
        </LiveButton>
      </form>
    </ProfileSection>
  );
}
