import { useTranslations } from 'use-intl';
import { DeskEntry } from '#src/web/features/workspace-list/desk-entry.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import type { KeysData } from './page.server.ts';

/** A key as its owner knows it: by its name and first letters. */
export function KeyEntry({ entry, onEnd }: { entry: KeysData['keys'][number]; onEnd: () => void }) {
  const t = useTranslations('apiKeys');
  const { id, name, beginning, scopes, networks, since, used, ends, isOver } = entry;
  const facts = [
    t('begins', { beginning }),
    t('since', { at: since }),
    ends && t('ends', { at: ends }),
    networks.length > 0 && t('from', { networks: networks.join(', ') }),
  ].filter(Boolean);
  return (
    <DeskEntry
      id={id}
      name={name}
      badges={isOver && <Badge tone="brick">{t('over')}</Badge>}
      actions={
        <LiveButton look="secondary" aria-label={t('endOf', { name })} onClick={onEnd}>
          {t('end')}
        </LiveButton>
      }
    >
      <p className="flex flex-wrap gap-2 py-1">
        {scopes.map((scope) => (
          <Badge key={scope} tone="brand">
            {t(`scope.${scope}`)}
          </Badge>
        ))}
      </p>
      <p className="tabular text-sm text-soft wrap-anywhere">{facts.join(' · ')}</p>
      <p className="tabular text-[0.9375rem]">{used ? t('used', { at: used }) : t('unused')}</p>
    </DeskEntry>
  );
}
