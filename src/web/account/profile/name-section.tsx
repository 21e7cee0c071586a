import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { RULES } from '#src/kernel/field-rules.ts';
import { changePersonal } from '#src/web/features/personal/state.ts';
import { TextField } from '#src/web/ui/field.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { rename } from '#src/wire/client/account.ts';
import { ProfileSection } from './profile-section.tsx';

export function NameSection({ name }: { name: string }) {
  const t = useTranslations('profile.name');
  const { busy, error, run } = useMutation('profile', { refresh: 'never' });
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm<{ name: string }>({
    mode: 'onTouched',
    defaultValues: { name },
  });
  const wrong = (value: string) => {
    const refused = RULES.userName(value.normalize('NFC').trim());
    return refused ? t(refused.startsWith('Length') ? 'length' : 'script') : undefined;
  };
  const submit = handleSubmit(async (typed) => {
    const wanted = typed.name.normalize('NFC').trim();
    setDone(false);
    const onFields = (fields: Record<string, string>) => {
      setError('name', { message: fields['name'] }, { shouldFocus: true });
      return Boolean(fields['name']);
    };
    if (!(await run(() => rename(wanted), { onFields: onFields }))) return;
    changePersonal({ name: wanted });
    setDone(true);
    await revalidate();
  });
  return (
    <ProfileSection title={t('title')} lead={t('lead')} done={done ? t('saved') : undefined} error={error}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField
          {...register('name', { validate: wrong })}
          label={t('label')}
          autoComplete="name"
          aria-required
          error={formState.errors.name?.message}
        />
        <LiveButton type="submit" className="justify-self-start" loading={busy}>
          {t('save')}
        </LiveButton>
      </form>
    </ProfileSection>
  );
}
