import { useEffect, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { INPUTS } from '#src/kernel/product-fields.ts';
import { useFaultWords, useFieldWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';
import { conflictOf, type ManagedProduct, saveProduct } from '#src/wire/client/product-manager.ts';
import type { SpecificationField } from '#src/wire/domain.ts';
import { type Difference, differences, joined } from './conflict.ts';
import { editOf, type FormValues, toValues } from './form-values.ts';
import { usePictures } from './pictures/use-pictures.ts';

/** The outcome of the last submission. */
export type Outcome = { tone: 'success' | 'info' | 'error'; text: string; shown?: boolean };

/** A refused text in another language is named by its language: `words.hi.name` is the field `nameHi`. */
function pathOf(name: string): FieldPath<FormValues> {
  const [group, language, key] = name.split('.');
  const field = INPUTS.find((one) => group === 'words' && one.language === language && one.of === key);
  return (field?.key ?? name) as FieldPath<FormValues>;
}

/** The form of one product: the loaded one (`base`), the input, and saving the difference. */
export function useProductForm(product: ManagedProduct, fieldsOf: (category: string) => SpecificationField[]) {
  const t = useTranslations('manage.editor');
  const invalid = useTranslations('manage.invalid');
  const words = useFaultWords('manage');
  const fieldWords = useFieldWords();
  const { revalidate } = useRevalidator();
  const [base, setBase] = useState(product);
  const [outcome, setOutcome] = useState<Outcome>();
  const [waiting, setWaiting] = useState(false);
  const [conflict, setConflict] = useState<{ theirs: ManagedProduct; differing: Difference[] }>();
  const form = useForm<FormValues>({ mode: 'onTouched', defaultValues: toValues(product) });
  const pictures = usePictures(form);

  // The notice takes space from the form: keep the field to be corrected in sight.
  useEffect(() => {
    const field = outcome?.tone === 'error' ? document.activeElement : null;
    if (field?.matches('input, textarea, select')) field.scrollIntoView({ block: 'nearest' });
  }, [outcome]);

  async function save(values: FormValues, from = base) {
    const edit = editOf(from, values, fieldsOf(values.category));
    if (Object.keys(edit).length === 0) return setOutcome({ tone: 'info', text: t('unchanged') });
    try {
      const saved = await saveProduct(from.id, { ...edit, version: from.version });
      setBase(saved);
      form.reset(toValues(saved));
      setOutcome({ tone: 'success', text: t(saved.price === 0 ? 'savedDraft' : 'saved'), shown: saved.price > 0 });
      void revalidate();
    } catch (error) {
      const theirs = conflictOf(error);
      if (theirs) {
        setOutcome({ tone: 'error', text: t('changedMeanwhile') });
        return setConflict({ theirs, differing: differences(from, theirs, values) });
      }
      setOutcome({ tone: 'error', text: `${t('failed')} ${words(error)}` });
      if (error instanceof Refusal) showAtFields({ ...fieldWords(error), ...skuTaken(error) });
    }
  }

  /** Who has the SKU, in the reader's language. */
  function skuTaken({ detail }: Refusal) {
    const holder = detail['skuTaken'] as { name: string; archived: boolean } | undefined;
    return holder && { sku: invalid(holder.archived ? 'skuTakenArchived' : 'skuTaken', { name: holder.name }) };
  }

  function showAtFields(fields: Record<string, string>) {
    Object.entries(fields).forEach(([name, message], at) => {
      form.setError(pathOf(name), { type: 'server', message }, { shouldFocus: at === 0 });
    });
  }

  /** Merges what somebody else has saved with the changes made here, keeping the chosen fields where both changed; and saves that. */
  const join = (keep: ReadonlySet<string>) => {
    if (!conflict) return;
    const values = joined(base, conflict.theirs, form.getValues(), keep);
    setConflict(undefined);
    setOutcome(undefined);
    setBase(conflict.theirs);
    form.reset(values);
    void save(values, conflict.theirs);
  };

  const send = form.handleSubmit(
    (values) => save(values),
    () => setOutcome({ tone: 'error', text: t('invalid') }),
  );
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (form.formState.isSubmitting || waiting) return;
    setOutcome(undefined);
    form.clearErrors();
    setWaiting(pictures.busy);
    const arrived = await pictures.settled();
    setWaiting(false);
    if (!arrived) return setOutcome({ tone: 'error', text: t('pictureFailed') });
    await send(event);
  };

  /** A success message disappears as soon as something else is typed. */
  const touched = () => setOutcome((now) => (now?.tone === 'error' ? now : undefined));

  return {
    form,
    base,
    outcome,
    waiting,
    submit,
    touched,
    pictures,
    conflict,
    join,
    closeConflict: () => setConflict(undefined),
  };
}
