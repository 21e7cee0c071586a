import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button, LinkButton } from '#src/web/ui/button.tsx';
import { Daybreak } from '#src/web/ui/daybreak.tsx';
import { hrefs } from '#src/wire/pages.ts';

/** The moment after an account was created: a card over the lower edge of the page, which moves nothing and keeps nothing from being pressed. */
export default function Welcome({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations('home');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section
      aria-labelledby="welcome"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="rise-late fixed inset-x-3 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-40 overflow-hidden rounded-panel bg-paper shadow-soft ring-1 ring-line sm:inset-x-auto sm:right-6 sm:w-105 md:bottom-6"
    >
      <div className="relative h-30 bg-night sm:h-36">
        <Daybreak low={false} />
        <Button
          look="quiet"
          aria-label={t('welcome.close')}
          onClick={onClose}
          className="absolute! end-1.5 top-1.5 min-w-11 px-0! text-on-night! hover:bg-white/15!"
        >
          <X aria-hidden className="size-5" />
        </Button>
      </div>
      <div className="grid gap-2 p-5 sm:p-6">
        <h2
          ref={title}
          id="welcome"
          tabIndex={-1}
          className="text-2xl leading-tight font-bold tracking-tight wrap-break-word outline-none sm:text-[1.75rem]"
        >
          {t('welcome.title', { name })}
        </h2>
        <p className="text-pretty text-soft">{t('welcome.text')}</p>
        <LinkButton to={hrefs.solar()} block className="mt-3">
          {t('scene.plan')}
        </LinkButton>
      </div>
    </section>
  );
}
