import { useTranslations } from 'use-intl';
import { Badge } from './badge.tsx';

/** Marks what was paid without money; nothing for a real payment. */
export function TestBadge({ test }: { test: boolean }) {
  const t = useTranslations('shell');
  return test ? <Badge tone="brick">{t('test')}</Badge> : null;
}
