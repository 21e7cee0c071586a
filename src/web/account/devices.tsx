import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { signOutElsewhere, signOutThere } from '#src/contract/client/account.ts';
import type { SignedInDevice } from '#src/contract/domain.ts';
import { Badge } from '../components/badge.tsx';
import { Notice } from '../components/notice.tsx';
import { announce } from '../components/status-region.tsx';
import { LiveButton } from '../live-button.tsx';
import { useSending } from './use-sending.ts';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop };

/** Where one is signed in, and the way to end it there. */
export function Devices({ devices }: { devices: SignedInDevice[] }) {
  const t = useTranslations('account.devices');
  const { trouble, send } = useSending('account');
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<string>();
  const others = devices.filter(({ here }) => !here);
  const end = async (which: string, work: () => Promise<unknown>) => {
    setEnding(which);
    if (await send(work)) announce(t('ended'));
    await revalidate();
    setEnding(undefined);
  };
  return (
    <section aria-labelledby="devices" className="grid content-start gap-4">
      <h2 id="devices" className="text-section font-bold">
        {t('title')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-paper">
        {devices.map((one) => (
          <Device key={one.id} one={one} ending={ending === one.id} onEnd={() => end(one.id, () => signOutThere(one.id))} />
        ))}
      </ul>
      {trouble && (
        <Notice tone="error" live>
          {trouble}
        </Notice>
      )}
      {others.length > 0 ? (
        <LiveButton look="secondary" className="justify-self-start" loading={ending === 'all'} onClick={() => end('all', signOutElsewhere)}>
          {t('endAll')}
        </LiveButton>
      ) : (
        <p className="text-sm text-soft">{t('onlyHere')}</p>
      )}
    </section>
  );
}

function Device({ one, ending, onEnd }: { one: SignedInDevice; ending: boolean; onEnd: () => void }) {
  const t = useTranslations('account.devices');
  const format = useFormatter();
  const { kind, browser, system } = one.device;
  const Icon = ICONS[kind];
  const name = browser && system ? t('both', { browser, system }) : (browser ?? system ?? t(`kinds.${kind}`));
  const day = format.dateTime(one.lastUsed, { day: 'numeric', month: 'long', year: 'numeric' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <Icon aria-hidden className="size-6 shrink-0 text-soft" />
      <div className="min-w-0 flex-1 basis-44">
        <p className="font-semibold">{name}</p>
        <p className="text-sm text-soft">{t('lastUsed', { day })}</p>
      </div>
      {one.here ? (
        <Badge tone="leaf">{t('here')}</Badge>
      ) : (
        <LiveButton look="quiet" size="small" loading={ending} onClick={onEnd}>
          <span>
            {t('end')}
            <span className="sr-only">{`: ${name}, ${t('lastUsed', { day })}`}</span>
          </span>
        </LiveButton>
      )}
    </li>
  );
}
