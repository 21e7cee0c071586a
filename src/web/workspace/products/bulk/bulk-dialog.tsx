import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PLACEMENT_NAMES, type PlacementName } from '#src/kernel/placements.ts';
import { Button } from '#src/web/ui/button.tsx';
import { Dialog } from '#src/web/ui/dialog.tsx';
import { SelectField, TextField } from '#src/web/ui/field.tsx';
import { ErrorNotice } from '#src/web/ui/notice.tsx';
import type { ChangeMade, ProductsChange } from '#src/wire/client/product-changes.ts';
import type { Choice } from '../row.ts';
import { BulkPreview } from './bulk-preview.tsx';
import { useBulk } from './use-bulk.ts';
import type { Marks } from './use-marks.ts';

type DialogProps = {
  open: boolean;
  marks: Marks;
  categories: Choice[];
  archived: boolean;
  onClose: () => void;
  onMade: (made: ChangeMade) => void;
};

/** Asks for one change to the selected products, shows what it would do, and does it. */
export function BulkDialog({ open, ...rest }: DialogProps) {
  const t = useTranslations('manage.bulk');
  if (!open) return null;
  return <OpenDialog title={t('title', { count: rest.marks.count })} {...rest} />;
}

const ACTIONS = [
  'price-percent',
  'price-add',
  'price-set',
  'stock-add',
  'stock-set',
  'placement',
  'category',
  'archived',
] as const;
type Action = (typeof ACTIONS)[number];

function OpenDialog({
  title,
  marks,
  categories,
  archived,
  onClose,
  onMade,
}: Omit<DialogProps, 'open'> & { title: string }) {
  const t = useTranslations('manage.bulk');
  const formId = useId();
  const bulk = useBulk(marks.which, onMade);
  const [action, setAction] = useState<Action>(archived ? 'archived' : 'price-percent');
  const [value, setValue] = useState('');
  const [wrong, setWrong] = useState<string>();
  const look = (event: React.FormEvent) => {
    event.preventDefault();
    const change = toChange(action, value, archived);
    setWrong(change ? undefined : t('valueNeeded'));
    if (change) void bulk.look(change);
    else document.getElementById(`${formId}-value`)?.focus();
  };
  const { preview } = bulk;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width="wide"
      foot={
        preview ? (
          <>
            <Button look="secondary" onClick={bulk.again}>
              {t('back')}
            </Button>
            <Button loading={bulk.busy} disabled={preview.changed === 0} onClick={bulk.make}>
              {t('make', { count: preview.changed })}
            </Button>
          </>
        ) : (
          <>
            <Button look="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" form={formId} loading={bulk.busy}>
              {t('look')}
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-5">
        {bulk.failure && <ErrorNotice>{bulk.failure}</ErrorNotice>}
        {preview ? (
          <BulkPreview preview={preview} categories={categories} />
        ) : (
          <form id={formId} onSubmit={look} noValidate className="grid items-start gap-4 sm:grid-cols-2">
            <SelectField
              label={t('action')}
              value={action}
              onChange={(event) => {
                setAction(event.target.value as Action);
                setValue('');
                setWrong(undefined);
              }}
            >
              {ACTIONS.filter((one) => !archived || one === 'archived').map((one) => (
                <option key={one} value={one}>
                  {t(`actions.${one === 'archived' && archived ? 'restore' : one}`)}
                </option>
              ))}
            </SelectField>
            <ValueField
              id={`${formId}-value`}
              action={action}
              value={value}
              onChange={setValue}
              categories={categories}
              error={wrong}
            />
          </form>
        )}
      </div>
    </Dialog>
  );
}

type ValueProps = {
  id: string;
  action: Action;
  value: string;
  onChange: (value: string) => void;
  categories: Choice[];
  error: string | undefined;
};

function ValueField({ id, action, value, onChange, categories, error }: ValueProps) {
  const t = useTranslations('manage');
  if (action === 'archived') return null;
  const shared = { id, label: t(`bulk.values.${action}`), value, error };
  if (action === 'placement' || action === 'category') {
    const options =
      action === 'placement'
        ? PLACEMENT_NAMES.map((name) => ({ slug: name, name: t(`placements.${name}`) }))
        : categories;
    return (
      <SelectField {...shared} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t('bulk.choose')}</option>
        {options.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <TextField
      {...shared}
      hint={t(`bulk.hints.${action}`)}
      inputMode={action === 'price-set' || action === 'stock-set' ? 'numeric' : 'text'}
      autoComplete="off"
      className="tabular"
      onChange={(event) => onChange(event.target.value.replace(/[^\d.+−-]/g, ''))}
    />
  );
}

/** The requested change; undefined while its value is missing or not a number. */
function toChange(action: Action, typed: string, archived: boolean): ProductsChange | undefined {
  if (action === 'archived') return { field: 'archived', value: !archived };
  if (typed.trim() === '') return undefined;
  if (action === 'placement') return { field: 'placement', value: typed as PlacementName };
  if (action === 'category') return { field: 'category', value: typed };
  const value = Number(typed.replace('−', '-').replace('+', ''));
  const [field, how] = action.split('-');
  if (Number.isNaN(value) || (action !== 'price-percent' && !Number.isInteger(value))) return undefined;
  return { field, how, value } as ProductsChange;
}
