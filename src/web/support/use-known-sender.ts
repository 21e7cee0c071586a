import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { usePersonal } from '../personal/state.ts';

/** Fills in name and e-mail address of whoever is signed in, where nothing has been typed yet. */
export function useKnownSender<Fields extends FieldValues>(
  { getValues, setValue }: UseFormReturn<Fields>,
  names: { name?: Path<Fields>; email: Path<Fields> },
): void {
  const known = usePersonal((personal) => personal.phase === 'ready');
  const name = usePersonal((personal) => personal.name);
  const email = usePersonal((personal) => personal.email);
  useEffect(() => {
    if (!known) return;
    const fill = (field: Path<Fields> | undefined, value: string | undefined) => {
      if (field && value && !getValues(field)) setValue(field, value as PathValue<Fields, Path<Fields>>);
    };
    fill(names.name, name);
    fill(names.email, email);
  }, [known, name, email, names.name, names.email, getValues, setValue]);
}
