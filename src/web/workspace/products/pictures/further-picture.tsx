import { ArrowDown, ArrowUp, GripVertical, Star, Trash2 } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#src/web/ui/button.tsx';
import { AltField } from './alt-field.tsx';
import { FormPicture } from './form-picture.tsx';

type FurtherProps = {
  url: string;
  number: number;
  last: boolean;
  onMain: () => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  /** Another picture was dropped here: its number. */
  onDropped: (number: number) => void;
};

const KIND = 'application/x-picture-number';

/** One further picture and its actions; its number describes the buttons. It can be dragged to another's place. */
export function FurtherPicture({ url, number, last, onMain, onMove, onRemove, onDropped }: FurtherProps) {
  const t = useTranslations('manage.pictures');
  const [over, setOver] = useState(false);
  const about = { 'aria-description': t('image', { number }) };
  const own = (event: DragEvent) => event.dataTransfer.types.includes(KIND);
  return (
    <li
      className={`grid gap-2 rounded-card py-2.5 transition-colors duration-150 ${over ? 'bg-brand-wash' : ''}`}
      onDragOver={(event) => {
        if (!own(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (!own(event)) return;
        event.preventDefault();
        setOver(false);
        onDropped(Number(event.dataTransfer.getData(KIND)));
      }}
    >
      <div className="flex items-center gap-1">
        <span className="me-auto flex items-center gap-1">
          <GripVertical aria-hidden className="size-4.5 text-soft pointer-coarse:hidden" />
          <FormPicture
            key={url}
            src={url}
            alt={t('image', { number })}
            draggable
            loading="lazy"
            className="size-16 cursor-grab rounded-card bg-well object-cover active:cursor-grabbing"
            onDragStart={(event) => {
              event.dataTransfer.setData(KIND, String(number));
              event.dataTransfer.effectAllowed = 'move';
            }}
          />
        </span>
        <IconButton label={t('makeMain')} title={t('makeMain')} {...about} onClick={onMain}>
          <Star />
        </IconButton>
        <IconButton
          label={t('earlier')}
          title={t('earlier')}
          {...about}
          disabled={number === 1}
          onClick={() => onMove(-1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton label={t('later')} title={t('later')} {...about} disabled={last} onClick={() => onMove(1)}>
          <ArrowDown />
        </IconButton>
        <IconButton label={t('remove')} title={t('remove')} {...about} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      <AltField url={url} label={t('altOf', { number })} />
    </li>
  );
}
