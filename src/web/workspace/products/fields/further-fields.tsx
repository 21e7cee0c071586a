import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FORM_SECTIONS, type FormSection, INPUTS, type InputField } from '#src/kernel/product-fields.ts';
import type { SpecificationField } from '#src/wire/domain.ts';
import type { FormValues } from '../form-values.ts';
import type { Choice } from '../row.ts';
import { DetailField } from './detail-field.tsx';
import { Fold } from './fold.tsx';
import { KindField } from './kind-field.tsx';
import { KitFit } from './kit-fit.tsx';
import { SpecificationFields } from './specification-fields.tsx';
import { WordsFields } from './words-fields.tsx';

type FurtherProps = { brands: Choice[]; onAddBrand: () => void; fieldsOf: (category: string) => SpecificationField[] };

/** A section's fields in order: those that come first, then the others in the table's order. */
const fieldsIn = (section: FormSection): InputField[] =>
  INPUTS.filter(({ form }) => form?.section === section).sort(
    (one, other) => Number(other.form?.first ?? false) - Number(one.form?.first ?? false),
  );

/** Groups neighbours that share a row. */
const inRows = (fields: InputField[]): InputField[][] =>
  fields.reduce<InputField[][]>((rows, field) => {
    const last = rows.at(-1);
    if (field.form?.half && last?.[0]?.form?.half) last.push(field);
    else rows.push([field]);
    return rows;
  }, []);

const PARTS = FORM_SECTIONS.map((section) => ({ section, rows: inRows(fieldsIn(section)) }));

/** What the law, the invoice and the product's page also need: specifications, tax and origin, warranty, measurements. */
export function FurtherFields({ brands, onAddBrand, fieldsOf }: FurtherProps) {
  const t = useTranslations('manage.parts');
  const { control, formState } = useFormContext<FormValues>();
  const category = useWatch({ control, name: 'category' });
  const wrong = (names: readonly (keyof FormValues)[]) => names.some((name) => formState.errors[name]);
  return (
    <div className="grid gap-3">
      <WordsFields />
      <Fold title={t('specification')} wrong={wrong(['specification'])}>
        <SpecificationFields fields={fieldsOf(category)} />
        {fieldsOf(category).some(({ key }) => key === 'parts') && <KitFit />}
      </Fold>
      {PARTS.map(({ section, rows }) => (
        <Fold
          key={section}
          title={t(section)}
          wrong={wrong([...rows.flat().map(({ key }) => key), ...(section === 'origin' ? (['brand'] as const) : [])])}
        >
          {section === 'origin' && <KindField kind="brand" names={brands.map(({ name }) => name)} onAdd={onAddBrand} />}
          {rows.map((fields) => (
            <Row key={fields[0]?.key} fields={fields} />
          ))}
        </Fold>
      ))}
    </div>
  );
}

function Row({ fields }: { fields: InputField[] }) {
  const [only] = fields;
  if (only && !only.form?.half) return <DetailField field={only} />;
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      {fields.map((field) => (
        <DetailField key={field.key} field={field} />
      ))}
    </div>
  );
}
