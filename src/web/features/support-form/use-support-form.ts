import { type ChangeEvent, type FocusEvent, type FormEvent, useRef, useState } from 'react';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { Refusal } from '#src/wire/client/call.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** For each field of the form whether what it holds is good as it stands. */
export type Tests<Name extends string> = Record<Name, (value: string) => boolean>;
type Input<Name extends string, Result> = {
  area: string;
  tests: Tests<Name>;
  /** What stands in the fields from the start. */
  known?: Partial<Record<Name, string>>;
  send: (fields: Record<Name, string>) => Promise<Result>;
};

/**
 * A form that is checked when a field is left and then with each change, and that loses nothing when it cannot be sent. The
 * area words it: `invalid.<field>`, `incomplete`, `failed`, `faults.<code>`. The values stay in the browser's own fields, so that
 * what was typed before the scripts came is there; these pages have no room for a form library (150 kB of script a page).
 */
export function useSupportForm<Name extends string, Result>({ area, tests, known, send }: Input<Name, Result>) {
  const t = useTextsOf(area);
  const words = useFaultWords(area);
  const form = useRef<HTMLFormElement>(null);
  const left = useRef(new Set<string>());
  const kept = useRef<Partial<Record<Name, string>>>(known ?? {});
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});
  const [trouble, setTrouble] = useState<{ title: string; text?: string; incomplete?: boolean }>();
  const [sent, setSent] = useState<Result>();
  const [busy, setBusy] = useState(false);
  const names = Object.keys(tests) as Name[];

  const check = (name: Name, value: string) =>
    setErrors((now) => ({ ...now, [name]: tests[name](value) ? undefined : t(`invalid.${name}`) }));
  const field = (name: Name) => ({
    name,
    defaultValue: kept.current[name],
    error: errors[name],
    onBlur(event: FocusEvent<Control>) {
      left.current.add(name);
      check(name, event.target.value);
    },
    onChange(event: ChangeEvent<Control>) {
      if (left.current.has(name)) check(name, event.target.value);
    },
  });

  /** Marks these, and brings whoever types to the first of them. */
  function refuse(wrong: Name[]) {
    for (const name of names) left.current.add(name);
    setErrors(Object.fromEntries(wrong.map((name) => [name, t(`invalid.${name}`)])) as Partial<Record<Name, string>>);
    setTrouble({ title: t('incomplete'), incomplete: true });
    (form.current?.elements.namedItem(wrong[0] ?? '') as Control | null)?.focus();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const typed = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<Name, string>;
    const wrong = names.filter((name) => !tests[name](typed[name]));
    if (wrong.length) return refuse(wrong);
    setTrouble(undefined);
    setErrors({});
    setBusy(true);
    try {
      const result = await send(typed);
      kept.current = typed;
      left.current.clear();
      setSent(result);
    } catch (error) {
      if (!(error instanceof Refusal)) reportError(error);
      const refused = error instanceof Refusal ? names.filter((name) => error.fields[name]) : [];
      const minutes = Math.ceil(((error instanceof Refusal && error.retryAfter) || 3600) / 60);
      if (refused.length) refuse(refused);
      else setTrouble({ title: t('failed'), text: words(error, { minutes }) });
    } finally {
      setBusy(false);
    }
  }

  /** The form once more, all but this field as it was. */
  const again = (emptied: Name) => {
    kept.current[emptied] = '';
    setSent(undefined);
  };
  const mended = trouble?.incomplete && !Object.values(errors).some(Boolean);
  return { form, field, submit, busy, sent, again, trouble: mended ? undefined : trouble };
}
