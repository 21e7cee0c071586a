import { Laptop, Smartphone, Tablet } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { ProofField, type Provable } from '#src/web/features/proof/proof-field.tsx';
import { useProof } from '#src/web/features/proof/use-proof.ts';
import { Badge } from '#src/web/ui/badge.tsx';
import { LiveButton } from '#src/web/ui/live-button.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { announce } from '#src/web/ui/status-region.tsx';
import { Card } from '#src/web/ui/surface.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { type Proof, signOutElsewhere, signOutThere } from '#src/wire/client/account.ts';
import type { SignedInDevice } from '#src/wire/domain.ts';

const ICONS = { phone: Smartphone, tablet: Tablet, computer: Laptop };

/** A requested sign-out that first needs the password or a code. */
type Held = { which: string; work: (proof: Proof) => Promise<unknown> };

/** The signed-in devices, and a way to sign each out. Some time after sign-in the shop asks the customer to prove again who they are. */
export function Devices({ devices, account }: { devices: SignedInDevice[]; account: Provable }) {
  const t = useTranslations('account.devices');
  const { error, run } = useMutation('account', { refresh: 'never' });
  const proof = useProof(account);
  const { revalidate } = useRevalidator();
  const [ending, setEnding] = useState<string>();
  const [held, setHeld] = useState<Held>();
  const others = devices.filter(({ here }) => !here);
  const end = async (which: string, work: Held['work'], given?: Proof) => {
    setEnding(which);
    const wanted = (fields: Record<string, string>, code: string) => {
      setHeld({ which, work });
      if (given) proof.refuse(fields, code);
      return true;
    };
    if (await run(() => work(given ?? {}), { onFields: wanted })) {
      setHeld(undefined);
      proof.clear();
      announce(t('ended'));
      await revalidate();
    }
    setEnding(undefined);
  };
  return (
    <section aria-labelledby="devices" className="grid content-start gap-4">
      <h2 id="devices" className="text-section font-bold">
        {t('title')}
      </h2>
      <Card as="ul" className="divide-y divide-line">
        {devices.map((one) => (
          <Device
            key={one.id}
            one={one}
            ending={ending === one.id}
            onEnd={() => end(one.id, (given) => signOutThere(one.id, given))}
          />
        ))}
      </Card>
      {error && <ErrorNotice>{error}</ErrorNotice>}
      {held && (
        <form
          noValidate
          method="post"
          className="grid gap-4 rounded-card border border-line bg-paper p-4 sm:p-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (proof.given()) void end(held.which, held.work, proof.proof);
          }}
        >
          <p role="status">{t('prove')}</p>
          <ProofField {...proof.field} />
          <LiveButton type="submit" className="justify-self-start" loading={ending !== undefined}>
            {t(held.which === 'all' ? 'endAll' : 'end')}
          </LiveButton>
        </form>
      )}
      {others.length > 0 && held?.which !== 'all' && (
        <LiveButton
          look="secondary"
          className="justify-self-start"
          loading={ending === 'all'}
          onClick={() => end('all', signOutElsewhere)}
        >
          {t('endAll')}
        </LiveButton>
      )}
      {others.length === 0 && <p className="text-sm text-soft">{t('onlyHere')}</p>}
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
