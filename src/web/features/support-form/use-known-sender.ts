import { type RefObject, useEffect } from 'react';
import { usePersonal } from '#src/web/features/personal/state.ts';

/** Fills in name and e-mail address of whoever is signed in, where nothing has been typed yet. */
export function useKnownSender(
  form: RefObject<HTMLFormElement | null>,
  fields: { name?: string; email: string },
): void {
  const known = usePersonal((personal) => personal.phase === 'ready');
  const name = usePersonal((personal) => personal.name);
  const email = usePersonal((personal) => personal.email);
  useEffect(() => {
    if (!known) return;
    const fill = (field: string | undefined, value: string | undefined) => {
      const input = field ? (form.current?.elements.namedItem(field) as HTMLInputElement | null) : null;
      if (input && value && !input.value) input.value = value;
    };
    fill(fields.name, name);
    fill(fields.email, email);
  }, [known, name, email, fields.name, fields.email, form]);
}
