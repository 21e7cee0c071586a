import { MessageCircle } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShopSettings } from '#src/web/context/use-shop-settings.ts';
import { chatAddress } from './chat-address.ts';

/** Opens a chat with the shop on WhatsApp, with these words already typed; nothing where the owner has entered no number. */
export function ChatLink({ text, className = '' }: { text: string; className?: string }) {
  const t = useTranslations('shell');
  const href = chatAddress(useShopSettings().contact.whatsapp, text);
  if (!href) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={`inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-soft hover:text-link ${className}`}
    >
      <MessageCircle aria-hidden className="size-4.5 shrink-0" />
      {t('chat.open')}
    </a>
  );
}
