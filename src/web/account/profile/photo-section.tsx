import { Camera } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { Avatar } from '#src/web/features/account-page/avatar.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { removePhoto, uploadPhoto } from '#src/wire/client/account.ts';
import type { Account } from '#src/wire/domain.ts';
import { ProfileSection } from './profile-section.tsx';

const MOST = 15 * 1024 * 1024;

export function PhotoSection({ account }: { account: Account }) {
  const t = useTranslations('profile.photo');
  const { busy, error, setError, run: send } = useMutation('profile', { refresh: 'never' });
  const { revalidate } = useRevalidator();
  const [done, setDone] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const run = async (work: () => Promise<unknown>, words: string) => {
    setDone(undefined);
    const refused = ({ file }: Record<string, string>) => {
      setError(file);
      return Boolean(file);
    };
    if (!(await send(work, { onFields: refused }))) return;
    setDone(words);
    await revalidate();
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = ''; // the same file may be chosen again
    if (!file) return;
    if (file.size > MOST) return setError(t('tooLarge'));
    await run(() => uploadPhoto(file), t('saved'));
  };
  return (
    <ProfileSection title={t('title')} lead={t('lead')} done={done} error={error}>
      <div className="flex flex-wrap items-center gap-5">
        <Avatar name={account.name} image={account.image} large />
        <div className="flex flex-wrap gap-3">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-label={t('choose')}
            tabIndex={-1}
            className="sr-only"
            onChange={choose}
          />
          <LiveButton look="secondary" loading={busy} onClick={() => input.current?.click()}>
            <Camera aria-hidden className="size-5" />
            {account.image ? t('replace') : t('choose')}
          </LiveButton>
          {account.image && (
            <LiveButton look="quiet" disabled={busy} onClick={() => run(removePhoto, t('removed'))}>
              {t('remove')}
            </LiveButton>
          )}
        </div>
      </div>
    </ProfileSection>
  );
}
