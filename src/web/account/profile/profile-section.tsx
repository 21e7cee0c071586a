import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorNotice, Notice } from '#src/web/ui/notice.tsx';
import { Card } from '#src/web/ui/surface.tsx';

type SectionProps = {
  title: string;
  lead?: ReactNode /** What has just worked. */;
  done?: string | undefined;
  error?: string | undefined;
  children: ReactNode;
};

/** One section of a profile, with the outcome of changing it. */
export function ProfileSection({ title, lead, done, error, children }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="grid gap-4 p-5 sm:p-6">
      <header className="grid gap-1">
        <h2 id={id} className="text-xl font-bold tracking-tight">
          {title}
        </h2>
        {lead && <div className="text-soft wrap-anywhere">{lead}</div>}
      </header>
      {done && (
        <Notice tone="success" live>
          {done}
        </Notice>
      )}
      <ProfileError error={error} />
      {children}
    </Card>
  );
}

/** Why a change was refused. */
export function ProfileError({ error }: { error: string | undefined }) {
  const t = useTranslations('profile');
  if (!error) return null;
  return (
    <ErrorNotice>
      <p className="font-semibold">{t('failed')}</p>
      <p>{error}</p>
    </ErrorNotice>
  );
}
