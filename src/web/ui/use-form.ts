import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  get,
  type Path,
  type RegisterOptions,
  useForm as useFields,
} from 'react-hook-form';
import { useTextsOf } from '#src/web/messages/use-texts-of.ts';
import { leftAfterPress } from './after-press.ts';
import { type RunOptions, useMutation } from './use-mutation.ts';

/** What is wrong with a field's value, in the reader's language; undefined if nothing is. */
type Rules<Values> = { [Name in keyof Values]?: (value: Values[Name], values: Values) => string | undefined };

type FormOptions<Values extends FieldValues, Result> = Parameters<typeof useMutation>[1] &
  Pick<RunOptions, 'reload' | 'onRefusal'> & {
    /** The area of its texts: `invalid.<field>`, `incomplete`, `failed`, `faults.<code>`. */
    area: string;
    /** The fields' initial values. Without them they keep what was typed or filled in before the scripts loaded. */
    values?: DefaultValues<Values>;
    rules?: Rules<Values>;
    /** Sends the input once it is valid. */
    send: (typed: Values) => Promise<Result>;
    /** Whether `send` is leaving for another document: busy to the end. */
    leaves?: (result: Result) => boolean;
    /** What is announced once it is done. */
    done?: string;
    onSent?: (result: Result) => void;
    /** What is asked beside the fields, e.g. proof of identity (`useProof`): whether it was given, and how to show a refusal. */
    proof?: { given(): boolean; refuse(fields: Record<string, string>, code: string): boolean };
    /** Fields that the call names differently, with the form's names. */
    names?: Record<string, Path<Values>>;
    /** Words a field that the server refuses, instead of `invalid.<field>` or the server's own text. */
    fieldWords?: (field: string, message: string, code: string) => string | undefined;
  };

/**
 * A form: each field is checked on blur and then on each change; one submission at a time; a refusal is shown at its fields, focuses the first of
 * them, and loses no input. Fields without their own control are read by `fields.watch`, and `useUnsavedGuard(form.fields.formState.isDirty)` asks
 * before input is lost.
 */
export function useForm<Values extends FieldValues, Result = unknown>(options: FormOptions<Values, Result>) {
  const {
    area,
    values,
    rules = {} as Rules<Values>,
    send,
    done,
    leaves,
    reload,
    onSent,
    onRefusal,
    names = {},
    fieldWords,
    proof,
  } = options;
  const t = useTextsOf(area);
  const {
    run,
    busy,
    error,
    errors: unplaced,
    clear,
  } = useMutation(area, { refresh: options.refresh, words: options.words });
  const fields = useFields<Values>({ mode: 'onTouched', defaultValues: values });
  const { errors } = fields.formState;
  const [sent, setSent] = useState<Result>();
  const [wrong, setWrong] = useState<'typed' | 'refused'>();
  const sending = useRef(false);
  const registered = useRef(new Set<string>());

  // What was typed before the scripts came is among the values, but those who watch a field have not heard of it.
  useEffect(() => {
    for (const name of registered.current as Set<Path<Values>>) {
      const typed: unknown = fields.getValues(name);
      if (typeof typed !== 'string' || typed === (get(fields.formState.defaultValues, name) ?? '')) continue;
      for (const element of document.getElementsByName(name))
        element.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, [fields]);

  /** What is wrong with a field, including one without its own control. */
  const errorOf = (name: string): string | undefined => {
    const found: { message?: string; root?: { message?: string } } | undefined = get(errors, name);
    return found?.message ?? found?.root?.message ?? (registered.current.has(name) ? undefined : unplaced[name]);
  };

  /** Props of a field: `<TextField {...field('name')} label=… />`. */
  function field(name: Path<Values>, more: RegisterOptions<Values, Path<Values>> = {}) {
    registered.current.add(name);
    return { ...leftAfterPress(fields.register(name, { ...ruleOf(name), ...more })), error: errorOf(name) };
  }

  /** The same for a checkbox, which has no line for errors: several of one name show theirs by `errorOf`. */
  function box(name: Path<Values>) {
    registered.current.add(name);
    return fields.register(name, ruleOf(name));
  }

  function ruleOf(name: Path<Values>): Pick<RegisterOptions<Values, Path<Values>>, 'validate'> {
    const rule = rules[name as keyof Values] as ((value: unknown, values: Values) => string | undefined) | undefined;
    return rule ? { validate: rule } : {};
  }

  /** Shows the server's messages at their fields; returns whether nothing is left to show above them. */
  function tellAtFields(refused: Record<string, string>, code: string): boolean {
    // The text for a wrong code, above the form, says it all; the field has the focus.
    if (code === 'code-wrong') return false;
    const known = new Set([...registered.current, ...Object.keys(fields.getValues())]);
    const placed = new Map<string, string>();
    const placeOf = (path: string) => names[path] ?? (known.has(path) ? path : (path.split('.')[0] ?? path));
    for (const [path, message] of Object.entries(refused)) {
      const name = placeOf(path);
      if (known.has(name) && !placed.has(name)) placed.set(name, message);
    }
    for (const [name, message] of placed) {
      const own = () => (t.has(`invalid.${name}`) ? t(`invalid.${name}`) : message);
      fields.setError(name as Path<Values>, { type: 'server', message: fieldWords?.(name, message, code) ?? own() });
    }
    const proved = proof?.refuse(refused, code) ?? false;
    const first = [...registered.current].find((name) => placed.has(name));
    if (first) fields.setFocus(first as Path<Values>);
    if (placed.size > 0) setWrong('refused');
    const all = Object.keys(refused).every((path) => placed.has(placeOf(path)));
    return (all || proved) && (t.has('incomplete') || !t.has(`faults.${code}`));
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (sending.current) return;
    sending.current = true;
    setWrong(undefined);
    fields.clearErrors();
    let result: Result;
    const sendTyped = async (typed: Values) => {
      if (proof && !proof.given()) return clear();
      setSent(undefined);
      const work = async () => {
        result = await send(typed);
      };
      const worked = await run(work, {
        done,
        reload,
        leaves: leaves && (() => leaves(result)),
        onRefusal,
        onFields: tellAtFields,
      });
      if (!worked) return;
      setSent(() => result);
      onSent?.(result);
    };
    const refuse = () => {
      clear();
      setWrong('typed');
      proof?.given();
    };
    try {
      await fields.handleSubmit(sendTyped, refuse)(event);
    } finally {
      sending.current = false;
    }
  }

  const faulty = Object.keys(errors).length > 0;
  const missing = wrong && faulty && t.has('incomplete');
  return {
    fields,
    field,
    box,
    errorOf,
    submit,
    busy,
    error,
    clear,
    /** Whether the last submission was refused, wherever that is shown. */
    refused: error !== undefined || (wrong === 'refused' && faulty),
    /** The last submission's result, until the next one or `again`. */
    sent,
    again: () => setSent(undefined),
    /** For `FormSummary`. */
    summary: missing
      ? { title: t('incomplete') }
      : error && t.has('failed')
        ? { title: t('failed'), text: error }
        : error
          ? { title: error }
          : undefined,
  };
}
