import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { reloadAndAnnounce } from '#src/web/ui/announce-after-reload.ts';
import { useFaultWords } from '#src/web/ui/fault-words.ts';
import { announce } from '#src/web/ui/status-region.tsx';
import { Refusal } from '#src/wire/client/call.ts';
import { changeSettings } from '#src/wire/client/workspace.ts';
import type { SettingsData } from './page.server.ts';

const LOOKS = /^(?:logo|logoDark|colors\..+)$/;

/** What is typed, what of it differs from what is kept, and how it is saved. What was typed stays after a refusal. */
export function useSettingsForm({ version, values }: Pick<SettingsData, 'version' | 'values'>) {
  const t = useTranslations('settings');
  const words = useFaultWords('settings');
  const { revalidate } = useRevalidator();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failed, setFailed] = useState('');
  const [busy, setBusy] = useState(false);
  const changed = Object.entries(typed).filter(([key, value]) => value.trim() !== String(values[key]));

  async function save() {
    // Nothing ticked would be no State at all, and an empty setting means the environment's.
    if (typed['states'] === '') return form.current?.querySelector<HTMLInputElement>('[name=states]')?.focus();
    setBusy(true);
    setFailed('');
    setErrors({});
    let leaving = false;
    try {
      await changeSettings({ version, values: Object.fromEntries(changed) });
      // Icons and colours of an open page change only with a new document: its policy of styles names the former sheet.
      if (changed.some(([key]) => LOOKS.test(key))) {
        leaving = true; // busy to the end: what is typed is kept already, and nobody is to be asked about losing it
        return reloadAndAnnounce(t('saved'));
      }
      announce(t('saved'));
      // With the new version the form begins anew (its key).
      await revalidate();
    } catch (error) {
      const fields = error instanceof Refusal ? error.fields : {};
      setErrors(fields);
      setFailed(words(error));
      const first = Object.keys(fields)[0];
      if (first) requestAnimationFrame(() => (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus());
    } finally {
      if (!leaving) setBusy(false);
    }
  }

  return {
    form,
    errors,
    failed,
    busy,
    changed: changed.map(([key]) => key),
    valueFor: (key: string) => typed[key] ?? String(values[key]),
    type: (key: string, value: string) => setTyped((all) => ({ ...all, [key]: value })),
    reset: () => {
      setTyped({});
      setErrors({});
      setFailed('');
    },
    save,
  };
}
