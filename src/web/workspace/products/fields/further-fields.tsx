import { type FieldPath, useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import type { MessageKey } from '#src/web/messages/keys.ts';
import { TextArea, TextField } from '#src/web/ui/field.tsx';
import type { SpecificationField } from '#src/wire/domain.ts';
import { type FormValues, numeric } from '../form-values.ts';
import type { Choice } from '../row.ts';
import { Figures } from './figures.tsx';
import { Fold } from './fold.tsx';
import { KindField } from './kind-field.tsx';

type FurtherProps = { brands: Choice[]; onAddBrand: () => void; fieldsOf: (category: string) => SpecificationField[] };

const PARTS = {
  origin: ['brand', 'countryOfOrigin', 'hsn', 'gstPercent', 'gstClass', 'gstFrom', 'almm', 'dcr'],
  warranty: ['warrantyYears', 'performanceYears', 'warrantyWords', 'certifications', 'inTheBox'],
  measures: ['lengthMm', 'widthMm', 'heightMm', 'weightKg'],
} as const;

/** What the law, the invoice and the product's page need besides: figures, tax and origin, warranty, measures. */
export function FurtherFields({ brands, onAddBrand, fieldsOf }: FurtherProps) {
  const t = useTranslations('manage.parts');
  const { control, formState } = useFormContext<FormValues>();
  const category = useWatch({ control, name: 'category' });
  const wrong = (names: readonly (keyof FormValues)[]) => names.some((name) => formState.errors[name]);
  return (
    <div className="grid gap-3">
      <Fold title={t('specification')} wrong={wrong(['specification'])}>
        <Figures fields={fieldsOf(category)} />
      </Fold>
      <Fold title={t('origin')} wrong={wrong(PARTS.origin)}>
        <Origin brands={brands} onAddBrand={onAddBrand} />
      </Fold>
      <Fold title={t('warranty')} wrong={wrong(PARTS.warranty)}>
        <Warranty />
      </Fold>
      <Fold title={t('measures')} wrong={wrong(PARTS.measures)}>
        <div className="grid grid-cols-2 items-start gap-4">
          {PARTS.measures.map((name) => (
            <Measure key={name} name={name} />
          ))}
        </div>
      </Fold>
    </div>
  );
}

/** A plain field of the form with its label, its hint and what is wrong with it. */
function usePlain() {
  const t = useTranslations('manage');
  const { register, formState } = useFormContext<FormValues>();
  return (
    name: Exclude<FieldPath<FormValues>, `${string}.${string}`>,
    validate: (value: string) => string | undefined = () => undefined,
  ) => ({
    ...register(name, { validate: (value) => validate(String(value)) }),
    label: t(`fields.${name}` as MessageKey<'manage'>),
    ...(t.has(`hints.${name}` as MessageKey<'manage'>) && { hint: t(`hints.${name}` as MessageKey<'manage'>) }),
    error: formState.errors[name as keyof FormValues]?.message as string | undefined,
    autoComplete: 'off',
  });
}

function Origin({ brands, onAddBrand }: Pick<FurtherProps, 'brands' | 'onAddBrand'>) {
  const t = useTranslations('manage');
  const plain = usePlain();
  const within = (value: string) =>
    value !== '' && Number(value) >= 0 && Number(value) <= 40 ? undefined : t('invalid.gst');
  return (
    <>
      <KindField kind="brand" names={brands.map(({ name }) => name)} onAdd={onAddBrand} />
      <TextField {...plain('countryOfOrigin', (value) => (value.trim() ? undefined : t('invalid.required')))} />
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          inputMode="numeric"
          className="tabular"
          {...plain('hsn', (value) => (/^(\d{4,8})?$/.test(value.trim()) ? undefined : t('invalid.hsn')))}
        />
        <TextField inputMode="decimal" className="tabular" {...plain('gstPercent', within)} />
      </div>
      <TextField {...plain('gstClass')} />
      <TextField type="date" {...plain('gstFrom')} />
      <Flag name="almm" />
      <Flag name="dcr" />
    </>
  );
}

function Flag({ name }: { name: 'almm' | 'dcr' }) {
  const t = useTranslations('manage');
  const { register, formState } = useFormContext<FormValues>();
  const error = formState.errors[name]?.message;
  return (
    <div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 text-[0.9375rem]">
        <input type="checkbox" {...register(name)} className="size-5 accent-brand" />
        {t(`fields.${name}`)}
      </label>
      {error && (
        <p role="alert" className="text-sm font-medium text-brick">
          {error}
        </p>
      )}
    </div>
  );
}

function Warranty() {
  const t = useTranslations('manage');
  const plain = usePlain();
  const years = (value: string) =>
    value.trim() === '' || (Number.isInteger(Number(value)) && Number(value) >= 1 && Number(value) <= 100)
      ? undefined
      : t('invalid.years');
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField inputMode="numeric" className="tabular" {...plain('warrantyYears', years)} />
        <TextField inputMode="numeric" className="tabular" {...plain('performanceYears', years)} />
      </div>
      <TextField {...plain('warrantyWords')} maxLength={500} />
      <TextArea rows={3} {...plain('certifications')} />
      <TextArea rows={4} {...plain('inTheBox')} />
    </>
  );
}

function Measure({ name }: { name: (typeof PARTS.measures)[number] }) {
  const t = useTranslations('manage');
  const { getValues } = useFormContext<FormValues>();
  const plain = usePlain();
  const weight = name === 'weightKg';
  const { onChange, ...field } = plain(name, (value) => {
    const sides = getValues(['lengthMm', 'widthMm', 'heightMm']).filter((side) => side.trim() !== '').length;
    if (!weight && sides > 0 && sides < 3 && value === '') return t('invalid.sides');
    if (value === '') return undefined;
    return Number(value) > 0 && Number(value) <= 100_000 && (weight || Number.isInteger(Number(value)))
      ? undefined
      : t('invalid.measure');
  });
  return (
    <TextField
      {...field}
      inputMode={weight ? 'decimal' : 'numeric'}
      className="tabular"
      onChange={(event) => {
        event.target.value = numeric(event.target.value);
        return onChange(event);
      }}
    />
  );
}
