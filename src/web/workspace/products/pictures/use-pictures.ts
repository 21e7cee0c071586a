import type { UseFormReturn } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { MOST_FURTHER, type Target, type Upload, UploadFault } from '#src/web/features/picture-upload/upload.ts';
import { useUploads } from '#src/web/features/picture-upload/use-uploads.ts';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { announce } from '#src/web/ui/status-region.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import type { FormValues } from '../form-values.ts';

export type Pictures = ReturnType<typeof usePictures>;

/** A product's pictures: existing ones are in the form, those being uploaded in the queue. */
export function usePictures({ getValues, setValue, clearErrors }: UseFormReturn<FormValues>) {
  const t = useTranslations('manage');
  const words = useFaultWords('manage.upload');
  const queue = useUploads({
    onReady: take,
    onFailure: (error) => ({
      message: error instanceof UploadFault ? t(`upload.faults.${error.code}`) : words(error),
      final: isFinal(error),
    }),
  });
  const pending = queue.uploads.filter(({ phase }) => phase.name !== 'failed');

  function setMain(url: string) {
    clearErrors('mainImage');
    setValue('mainImage', url, { shouldDirty: true });
  }
  function setFurther(urls: string[]) {
    clearErrors('otherImages');
    setValue('otherImages', [...new Set(urls)].filter((url) => url !== getValues('mainImage')).slice(0, MOST_FURTHER), {
      shouldDirty: true,
    });
  }
  function take(url: string, { target, file }: Upload) {
    if (target === 'main') {
      setMain(url);
      setFurther(getValues('otherImages'));
    } else setFurther([...getValues('otherImages'), url]);
    announce(t('upload.done', { name: file.name }));
  }
  const addAll = (files: Iterable<File>, target: Target) => {
    for (const file of files) queue.add(file, target);
  };

  return {
    uploads: queue.uploads,
    busy: pending.length > 0,
    /** The file that will be the main picture, for previews. */
    pendingMain: pending.findLast(({ target }) => target === 'main')?.preview,
    addAll,
    /** Dropped or pasted: the first becomes the main picture if there is none. */
    addSomewhere(files: File[]) {
      const main = !getValues('mainImage') && !pending.some(({ target }) => target === 'main');
      addAll(files.slice(0, main ? 1 : 0), 'main');
      addAll(files.slice(main ? 1 : 0), 'further');
    },
    cancel: queue.cancel,
    retry: queue.retry,
    settled: queue.settled,
    removeMain: () => setMain(''),
    setFurther,
    /** Swaps a further picture with the main one. */
    makeMain(url: string) {
      const was = getValues('mainImage');
      setMain(url);
      setFurther(getValues('otherImages').flatMap((one) => (one === url ? (was ? [was] : []) : [one])));
    },
  };
}

/** Whether the same file would be refused again. */
const isFinal = (error: unknown): boolean =>
  error instanceof Refusal
    ? [413, 415, 422].includes(error.status)
    : error instanceof UploadFault && error.code !== 'slow';
