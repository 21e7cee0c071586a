import { useTranslations } from 'use-intl';
import { Badge } from '#src/web/ui/badge.tsx';

export type MessageState = 'queued' | 'sent' | 'failed';
const TONES = { queued: 'brand', sent: 'leaf', failed: 'brick' } as const;

export function StateBadge({ state }: { state: MessageState }) {
  const t = useTranslations('outbox.states');
  return <Badge tone={TONES[state]}>{t(state)}</Badge>;
}
