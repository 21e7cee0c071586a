import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { usePersonal } from '#src/web/features/personal/state.ts';

/** Fills a field if nothing has been typed yet. */
export function fillEmpty<Values extends FieldValues>(
  fields: UseFormReturn<Values>,
  name: Path<Values>,
  value: string | undefined,
): void {
  if (value && !fields.getValues(name)) fields.setValue(name, value as PathValue<Values, Path<Values>>);
}

/** Fills in the name and email address of a signed-in customer, where nothing has been typed yet. */
export function useKnownSender<Values extends FieldValues>(
  fields: UseFormReturn<Values>,
  names: readonly (Path<Values> & ('name' | 'email'))[],
): void {
  const known = usePersonal((personal) => personal.phase === 'ready');
  const name = usePersonal((personal) => personal.name);
  const email = usePersonal((personal) => personal.email);
  const wanted = names.join(' ');
  useEffect(() => {
    if (!known) return;
    const values = { name, email };
    for (const one of wanted.split(' ') as (Path<Values> & ('name' | 'email'))[]) fillEmpty(fields, one, values[one]);
  }, [known, name, email, wanted, fields]);
}
