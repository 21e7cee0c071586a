import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ProductName } from '#src/web/features/product-card/product-name.tsx';
import type { ProductTile } from '#src/web/features/product-card/product-tile.ts';
import { FindingList, type SaidFinding } from '#src/web/features/solar-findings/finding-list.tsx';
import { Badge } from '#src/web/ui/badge.tsx';
import { Picture } from '#src/web/ui/picture.tsx';
import { formatPrice } from '#src/web/ui/price.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { hrefs } from '#src/wire/pages.ts';

export type Fact = { name: string; value: ReactNode };

const TONES = { fits: 'leaf', warn: 'plain', unknown: 'plain', blocks: 'brick' } as const;
/** From the worst to the best. */
const ORDER = ['blocks', 'unknown', 'warn', 'fits'] as const;

/** The worst of them; what nobody knows never counts as fitting. */
const verdictOf = (findings: readonly SaidFinding[]) =>
  ORDER.find((verdict) => findings.some((one) => one.verdict === verdict)) ?? 'unknown';

export function VerdictBadge({ findings }: { findings: readonly SaidFinding[] }) {
  const t = useTranslations('solarChecks.verdicts');
  const verdict = verdictOf(findings);
  return <Badge tone={TONES[verdict]}>{t(verdict)}</Badge>;
}

/** What is said of one product: verdict, figures and findings. */
export function JudgedProduct({
  product,
  heading,
  facts,
  findings,
}: {
  product: ProductTile;
  /** Before the name: how many of it, or that it is the one asked about. */
  heading?: string | undefined;
  facts: readonly Fact[];
  findings: readonly SaidFinding[];
}) {
  const t = useTranslations('solarChecks');
  return (
    <Card as="article" className="grid gap-4 p-4 sm:p-5">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4">
        <span className="block size-18 overflow-hidden rounded-card bg-well">
          <Picture picture={product.picture} sizes="72px" decorative />
        </span>
        <div className="grid content-start gap-1">
          {heading && <p className="text-sm font-semibold text-soft">{heading}</p>}
          <h3 className="font-semibold text-balance">
            <Link to={hrefs.product(product.id)} className="hover:underline">
              <ProductName name={product.name} />
            </Link>
          </h3>
          <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft">
            {formatPrice(product.price)}
            {product.soldOut && <span>{t('soldOut')}</span>}
            <VerdictBadge findings={findings} />
          </p>
        </div>
      </div>
      <Facts facts={facts} />
      <FindingList findings={findings} words={(verdict) => t(`verdicts.${verdict}`)} />
    </Card>
  );
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]">
      {facts.map(({ name, value }) => (
        <div key={name} className="grid content-start gap-0.5">
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="tabular text-lg font-bold tracking-tight">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
