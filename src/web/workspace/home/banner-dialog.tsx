import { ImageUp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LANGUAGE_NAMES, LANGUAGES, type Language, perLanguage, writtenIn } from '#src/kernel/locales.ts';
import { PicturePicker } from '#src/web/features/picture-upload/picture-picker.tsx';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { Button } from '#src/web/ui/button.tsx';
import { CheckField } from '#src/web/ui/check-field.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { fromIndiaInput, toIndiaInput } from '#src/web/ui/india-input.ts';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import { useForm } from '#src/web/ui/use-form.ts';
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
const isWritten = (words: typeof NOTHING) => Object.values(words).some((word) => word.trim());

type BannerDraft = {
  place: Banner['place'];
  link: string;
  startsAt: string;
  endsAt: string;
  active: boolean;
  words: Record<Language, typeof NOTHING>;
};
type Props = {
  banner: Banner | undefined;
  places: readonly Banner['place'][];
  scenes: readonly string[];
  onClose: () => void;
};

/** Edits a slide or banner in each language; a language left empty shows the English text. */
export function BannerDialog({ banner, places, scenes, onClose }: Props) {
  const t = useTranslations('homeDesk');
  const form = useForm<BannerDraft>({
    area: 'homeDesk',
    values: {
      place: banner?.place ?? 'hero',
      link: banner?.link ?? hrefs.products(),
      startsAt: toIndiaInput(banner?.startsAt ?? null),
      endsAt: toIndiaInput(banner?.endsAt ?? null),
      active: banner?.active ?? true,
      words: { ...perLanguage(() => NOTHING), ...banner?.words },
    },
    send({ words: all, startsAt, endsAt, ...typed }) {
      const words = { ...writtenIn(all, isWritten), en: all.en };
      const times = { startsAt: fromIndiaInput(startsAt), endsAt: fromIndiaInput(endsAt) };
      return saveBanner({ ...typed, words, ...chosen, ...times }, banner?.id);
    },
    done: t('saved'),
    onSent: onClose,
  });
  const { field, errorOf, busy, error } = form;
  const { chosen, choose, upload, coming, failed } = useBannerPicture(
    banner ?? { scene: scenes[0] ?? null, picture: null },
  );
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
      <form id="banner" noValidate onSubmit={form.submit} className="grid gap-5">
        {(error || failed) && (
          <ErrorNotice>
            {[error || failed, errorOf('words') && `${t('wordsWrong')}: ${errorOf('words')}`].filter(Boolean).join(' ')}
          </ErrorNotice>
        )}
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <SelectField {...field('place')} label={t('place')}>
            {places.map((one) => (
              <option key={one} value={one}>
                {t(`places.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextField
            label={t('link')}
            hint={t('linkHint', { example: hrefs.products({ category: 'solar-panels' }) })}
            {...field('link')}
            required
            maxLength={300}
          />
          <SelectField
            label={t('picture')}
            value={chosen.scene ?? 'own'}
            error={errorOf('scene') ?? errorOf('picture')}
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
          <TextField label={t('startsAt')} type="datetime-local" {...field('startsAt')} />
          <TextField label={t('endsAt')} hint={t('timeHint')} type="datetime-local" {...field('endsAt')} />
        </div>
        <CheckField label={t('active')} {...form.box('active')} />
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
                {...form.box(`words.${locale}.${part}`)}
              />
            ))}
          </fieldset>
        ))}
      </form>
    </Dialog>
  );
}
