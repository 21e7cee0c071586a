import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useMutation } from '#src/web/ui/use-mutation.ts';
import { changeSettings } from '#src/wire/client/workspace.ts';
import type { SettingsData } from './page.server.ts';

const LOOKS = /^(?:logo|logoDark|colors\..+)$/;

/** The input, how it differs from the stored values, and saving it. A refusal loses no input. */
export function useSettingsForm({ version, values }: Pick<SettingsData, 'version' | 'values'>) {
  const t = useTranslations('settings');
  const { busy, error, clear, run } = useMutation('settings');
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const changed = Object.entries(typed).filter(([key, value]) => value.trim() !== String(values[key]));

  async function save() {
    // With nothing ticked there would be no State at all, and an empty setting means the environment's value.
    if (typed['states'] === '') return form.current?.querySelector<HTMLInputElement>('[name=states]')?.focus();
    if (busy) return;
    setErrors({});
    await run(() => changeSettings({ version, values: Object.fromEntries(changed) }), {
      done: t('saved'),
      // An open page's icons and colours change only with a new document: its content security policy names the old style sheet. Otherwise the form
      // restarts with the new version (its key).
      reload: changed.some(([key]) => LOOKS.test(key)),
      onFields(fields) {
        setErrors(fields);
        const first = Object.keys(fields)[0] ?? '';
        requestAnimationFrame(() => (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus());
        return false;
      },
    });
  }

  return {
    form,
    errors,
    failed: error,
    busy,
    changed: changed.map(([key]) => key),
    valueFor: (key: string) => typed[key] ?? String(values[key]),
    type: (key: string, value: string) => setTyped((all) => ({ ...all, [key]: value })),
    reset: () => {
      setTyped({});
      setErrors({});
      clear();
    },
    save,
  };
}
