import { ImageUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/kernel/locales.ts';
import { PicturePicker } from '#src/web/features/picture-upload/picture-picker.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { fromIndiaInput, toIndiaInput } from '#src/web/ui/india-input.ts';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { saveBanner } from '#src/wire/client/storefront.ts';
import type { Banner } from '#src/wire/domain.ts';
import { hrefs } from '#src/wire/pages.ts';

import { useBannerPicture } from './use-banner-picture.ts';

const PARTS = [
  ['title', 60],
  ['text', 160],
  ['action', 30],
] as const;
const NOTHING = { title: '', text: '', action: '' };
const isEmpty = (words: typeof NOTHING) => !Object.values(words).some((word) => word.trim());

type Props = {
  banner: Banner | undefined;
  places: readonly Banner['place'][];
  scenes: readonly string[];
  onClose: () => void;
};

/** Writes a slide or banner in its languages; a language that is left empty reads the English words. */
export function BannerDialog({ banner, places, scenes, onClose }: Props) {
  const t = useTranslations('homeDesk');
  const { busy, errors, error, run } = useMutation('homeDesk');
  const [place, setPlace] = useState(banner?.place ?? 'hero');
  const [link, setLink] = useState(banner?.link ?? hrefs.products());
  const [startsAt, setStartsAt] = useState(toIndiaInput(banner?.startsAt ?? null));
  const [endsAt, setEndsAt] = useState(toIndiaInput(banner?.endsAt ?? null));
  const [active, setActive] = useState(banner?.active ?? true);
  const [words, setWords] = useState({ en: NOTHING, hi: NOTHING, gu: NOTHING, ...banner?.words });
  const { chosen, choose, upload, coming, failed } = useBannerPicture(
    banner ?? { scene: scenes[0] ?? null, picture: null },
  );
  async function submit(event: FormEvent) {
    event.preventDefault();
    const { en, hi, gu } = words;
    const said = { en, ...(!isEmpty(hi) && { hi }), ...(!isEmpty(gu) && { gu }) };
    const fields = {
      place,
      words: said,
      link,
      ...chosen,
      startsAt: fromIndiaInput(startsAt),
      endsAt: fromIndiaInput(endsAt),
      active,
    };
    if (await run(() => saveBanner(fields, banner?.id), t('saved'))) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(banner ? 'editTitle' : 'add')}
      width="wide"
      foot={
        <>
          <Button look="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form="banner" loading={busy || coming}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id="banner" noValidate onSubmit={submit} className="grid gap-5">
        {(error || failed) && (
          <ErrorNotice>
            {[error || failed, errors['words'] && `${t('wordsWrong')}: ${errors['words']}`].filter(Boolean).join(' ')}
          </ErrorNotice>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField
            label={t('place')}
            value={place}
            onChange={(event) => setPlace(event.target.value as Banner['place'])}
          >
            {places.map((one) => (
              <option key={one} value={one}>
                {t(`places.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('link')}
            hint={t('linkHint', { example: hrefs.products({ category: 'solar-panels' }) })}
            value={link}
            error={errors['link']}
            required
            maxLength={300}
            onChange={(event) => setLink(event.target.value)}
          />
          <SelectField
            label={t('picture')}
            value={chosen.scene ?? 'own'}
            error={errors['scene'] ?? errors['picture']}
            onChange={(event) => choose(event.target.value)}
          >
            {scenes.map((scene) => (
              <option key={scene} value={scene}>
                {t(`scenes.${scene}` as MessageKey<'homeDesk'>)}
              </option>
            ))}
            {chosen.picture && <option value="own">{t('ownPicture')}</option>}
          </SelectField>
          <div className="grid justify-items-start gap-1.5">
            <p className="text-sm font-semibold">{t('upload')}</p>
            <PicturePicker
              label={t(coming ? 'coming' : 'chooseFile')}
              icon={<ImageUp aria-hidden className="size-5" />}
              onPick={([file]) => file && upload(file)}
            />
          </div>
          <TextField
            label={t('startsAt')}
            type="datetime-local"
            value={startsAt}
            error={errors['startsAt']}
            onChange={(event) => setStartsAt(event.target.value)}
          />
          <TextField
            label={t('endsAt')}
            hint={t('timeHint')}
            type="datetime-local"
            value={endsAt}
            error={errors['endsAt']}
            onChange={(event) => setEndsAt(event.target.value)}
          />
        </div>
        <CheckField label={t('active')} checked={active} onChange={(event) => setActive(event.target.checked)} />
        {LANGUAGES.map((locale) => (
          <fieldset key={locale} className="grid gap-4 border-t border-line pt-4">
            <legend lang={locale} className="float-start w-full pb-1 font-bold">
              {LANGUAGE_NAMES[locale]}
            </legend>
            {PARTS.map(([part, most]) => (
              <TextField
                key={part}
                label={t(part === 'title' ? 'heading' : part)}
                required={locale === 'en' && part !== 'text'}
                lang={locale}
                maxLength={most}
                value={words[locale][part]}
                onChange={(event) =>
                  setWords((known) => ({ ...known, [locale]: { ...known[locale], [part]: event.target.value } }))
                }
              />
            ))}
          </fieldset>
        ))}
      </form>
    </Dialog>
  );
}
