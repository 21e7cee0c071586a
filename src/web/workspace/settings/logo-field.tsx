import { ImageUp, Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PicturePicker } from '#src/web/features/picture-upload/picture-picker.tsx';
import { MARK_KINDS, useMark } from '#src/web/features/workspace-list/use-mark.ts';
import { Button } from '#src/web/ui/button.tsx';

type LogoProps = {
  name: 'logo' | 'logoDark';
  value: string;
  error: string | undefined;
  onType: (value: string) => void;
};

/** A logo: uploaded at once and previewed as on pages, mails and documents; in use once the settings are saved. */
export function LogoField({ name, value, error, onType }: LogoProps) {
  const t = useTranslations('settings');
  const { coming, failed, upload, cancel } = useMark('settings', onType);
  const remove = () => {
    cancel();
    onType('');
  };
  const dark = name === 'logoDark';
  const said = failed || error;
  return (
    <fieldset aria-labelledby={`${name}-label`} className="grid content-start gap-3 sm:col-span-2">
      <div>
        <p id={`${name}-label`} className="text-sm font-semibold">
          {t(`fields.${name}`)}
        </p>
        <p className="text-sm text-soft">{t(`hints.${name}`)}</p>
      </div>
      {value && (
        <ul className="flex flex-wrap gap-3">
          {(dark ? (['header'] as const) : (['header', 'mail', 'paper'] as const)).map((place) => (
            <li key={place} className="grid gap-1.5">
              <span
                className={`grid min-h-16 place-items-center rounded-card border border-line px-4 ${dark ? 'bg-night' : 'bg-white'}`}
              >
                <img
                  src={value}
                  alt=""
                  className={`w-auto max-w-44 object-contain ${place === 'mail' ? 'h-11' : 'h-9'}`}
                />
              </span>
              <span className="text-xs text-soft">{t(`places.${dark ? 'footer' : place}`)}</span>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <PicturePicker
          accept={MARK_KINDS}
          label={t(coming ? 'coming' : 'chooseLogo', { which: t(`fields.${name}`) })}
          icon={<ImageUp aria-hidden className="size-5" />}
          onPick={([file]) => file && void upload(file)}
        />
        {value && (
          <Button look="quiet" size="small" onClick={remove}>
            <Trash2 aria-hidden className="size-5" />
            {t('removeLogo')}
          </Button>
        )}
      </div>
      <p aria-live="polite" className={said ? 'text-sm font-semibold text-brick' : 'sr-only'}>
        {said}
      </p>
    </fieldset>
  );
}
