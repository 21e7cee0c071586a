import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { formatPrice } from '#src/web/ui/price.tsx';
import { findAnything } from '#src/wire/client/work.ts';
import { hrefs } from '#src/wire/pages.ts';
import { SECTIONS } from './sections.ts';

/** Something to go to. `note` is the smaller line. */
export type Found = { kind: 'pages' | 'orders' | 'customers' | 'products'; to: string; text: string; note: string };

/** How long after the last key the shop is asked. */
const PAUSE_MS = 150;

/** Pages by their names at once; orders, customers and products a moment after two letters. `failed`: the shop could not be asked. */
export function useFound(typed: string): { found: Found[]; waiting: boolean; failed: boolean } {
  const q = typed.trim();
  const pages = useFoundPages(q);
  const [answer, setAnswer] = useState<{ q: string; found: Found[]; failed: boolean }>();
  useEffect(() => {
    if (q.length < 2) return;
    const asking = new AbortController();
    const later = setTimeout(() => {
      findAnything(q, asking.signal)
        .then((data) => setAnswer({ q, found: toFound(data), failed: false }))
        .catch(() => {
          if (!asking.signal.aborted) setAnswer({ q, found: [], failed: true });
        });
    }, PAUSE_MS);
    return () => {
      clearTimeout(later);
      asking.abort();
    };
  }, [q]);
  const current = answer?.q === q ? answer : undefined;
  return {
    found: [...pages, ...(q.length >= 2 ? (answer?.found ?? []) : [])],
    waiting: q.length >= 2 && current === undefined,
    failed: current?.failed ?? false,
  };
}

function useFoundPages(q: string): Found[] {
  const t = useTranslations('admin');
  const wanted = q.toLowerCase();
  if (!wanted) return [];
  return SECTIONS.flatMap((group) =>
    group.pages
      .map(
        ({ key, to }): Found => ({
          kind: 'pages',
          to,
          text: t(`sections.${key}` as MessageKey<'admin'>),
          note: t(`groups.${group.key}` as MessageKey<'admin'>),
        }),
      )
      .filter(({ text }) => text.toLowerCase().includes(wanted)),
  ).slice(0, 5);
}

const toFound = ({ orders, customers, products }: Awaited<ReturnType<typeof findAnything>>): Found[] => [
  ...orders.map(
    ({ _id, number, name, total }): Found => ({
      kind: 'orders',
      to: hrefs.order(_id),
      text: `${number} · ${name}`,
      note: formatPrice(Math.round(total * 100)),
    }),
  ),
  ...customers.map(
    ({ uid, name, email }): Found => ({ kind: 'customers', to: hrefs.customer(uid), text: name, note: email }),
  ),
  ...products.map(
    ({ _id, name, sku }): Found => ({
      kind: 'products',
      to: hrefs.manageProduct({ edit: _id }),
      text: name,
      note: sku,
    }),
  ),
];
