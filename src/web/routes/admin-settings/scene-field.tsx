import { ImageUp, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { bringIn } from '../../product-manager/pictures/bring-in.ts';
import { PicturePicker } from '../../product-manager/pictures/picture-picker.tsx';

type SceneProps = { name: string; current: string | undefined; value: string; error: string | undefined; onType: (value: string) => void };

/** A place that shows one of the shop's scenes, and the owner's own picture for it. */
export function SceneField({ name, current, value, error, onType }: SceneProps) {
  const t = useTranslations('settings');
  const [sent, setSent] = useState<{ stem: string; url: string }>();
  const [coming, setComing] = useState(false);
  const [failed, setFailed] = useState('');
  const away = useRef(new AbortController());
  useEffect(() => {
    away.current = new AbortController();
    return () => away.current.abort();
  }, []);
  async function upload(file: File) {
    setComing(true);
    setFailed('');
    const { signal } = away.current;
    try {
      const url = await bringIn(file, { signal, onPhase: () => {} });
      const stem = /p-[0-9a-f]{24}/.exec(url)?.[0] ?? '';
      setSent({ stem, url });
      onType(stem);
    } catch {
      if (!signal.aborted) setFailed(t('pictureFailed'));
    } finally {
      if (!signal.aborted) setComing(false);
    }
  }
  const shown = value && sent?.stem === value ? sent.url : current;
  const said = failed || error;
  const place = t(`fields.pictures-${name}`);
  return (
    <fieldset aria-label={place} className="grid content-start gap-2">
      <p className="text-sm font-semibold">{place}</p>
      {shown ? (
        <img src={shown} alt={t(value ? 'ownPicture' : 'shopPicture')} className="aspect-video w-full rounded-card bg-mist object-cover" />
      ) : (
        <p className="grid aspect-video place-items-center rounded-card bg-mist text-sm text-soft">{t('noPicture')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <PicturePicker
          label={t(coming ? 'coming' : 'replacePicture')}
          icon={<ImageUp aria-hidden className="size-5" />}
          onPick={([file]) => file && void upload(file)}
        />
        {value && (
          <Button look="quiet" size="small" onClick={() => onType('')}>
            <Undo2 aria-hidden className="size-5" />
            {t('backToScene')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className={said ? 'text-sm font-medium text-brick' : 'sr-only'}>
        {said}
      </p>
    </fieldset>
  );
}
