import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { rename } from '#src/contract/client/account.ts';
import { RULES } from '#src/contract/rules.ts';
import { TextField } from '../components/field.tsx';
import { LiveButton } from '../live-button.tsx';
import { changePersonal } from '../personal/state.ts';
import { ProfileSection } from './profile-section.tsx';
import { useSending } from './use-sending.ts';

export function NameSection({ name }: { name: string }) {
  const t = useTranslations('profile.name');
  const { busy, trouble, send } = useSending('profile');
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm<{ name: string }>({ mode: 'onTouched', defaultValues: { name } });
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
    if (!(await send(() => rename(wanted), onFields))) return;
    changePersonal({ name: wanted });
    setDone(true);
    await revalidate();
  });
  return (
    <ProfileSection title={t('title')} lead={t('lead')} done={done ? t('saved') : undefined} trouble={trouble}>
      <form noValidate method="post" onSubmit={submit} className="grid gap-4">
        <TextField {...register('name', { validate: wrong })} label={t('label')} autoComplete="name" aria-required error={formState.errors.name?.message} />
        <LiveButton type="submit" className="justify-self-start" loading={busy}>
          {t('save')}
        </LiveButton>
      </form>
    </ProfileSection>
  );
}
