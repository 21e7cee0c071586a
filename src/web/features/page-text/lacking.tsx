import { TriangleAlert } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import type { FactName, LivePart } from '#src/wire/domain.ts';

/** Warns of facts that the standard text names and this one leaves out. */
export function Lacking({ names }: { names: readonly (FactName | LivePart)[] }) {
  const t = useTranslations('pageTextDesk');
  const format = useFormatter();
  if (names.length === 0) return null;
  return (
    <p className="flex items-start gap-2 text-sm text-ink">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      {t('lacking', { names: format.list(names.map((name) => t(`facts.${name}`))) })}
    </p>
  );
}
