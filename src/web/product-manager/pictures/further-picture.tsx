import { ArrowDown, ArrowUp, Star, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../../components/button.tsx';

type FurtherProps = { url: string; number: number; last: boolean; onMain: () => void; onMove: (by: 1 | -1) => void; onRemove: () => void };

/** One further image and what can be done with it; its number describes the buttons. */
export function FurtherPicture({ url, number, last, onMain, onMove, onRemove }: FurtherProps) {
  const t = useTranslations('manage.pictures');
  const about = { 'aria-description': t('image', { number }) };
  return (
    <li className="flex items-center gap-1 py-2">
      <img src={url} alt={t('image', { number })} loading="lazy" className="me-auto size-16 rounded-card bg-well object-cover" />
      <IconButton label={t('makeMain')} title={t('makeMain')} {...about} onClick={onMain}>
        <Star />
      </IconButton>
      <IconButton label={t('earlier')} title={t('earlier')} {...about} disabled={number === 1} onClick={() => onMove(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton label={t('later')} title={t('later')} {...about} disabled={last} onClick={() => onMove(1)}>
        <ArrowDown />
      </IconButton>
      <IconButton label={t('remove')} title={t('remove')} {...about} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </li>
  );
}
