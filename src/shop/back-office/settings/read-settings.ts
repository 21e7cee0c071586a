import { BLANK, BRAND, type ShopSettings } from '#src/kernel/brand.ts';
import { type Because, because } from '#src/kernel/refusals.ts';
import { type FieldReasons, invalid } from '#src/platform/fault.ts';
import { isMailAddress } from '#src/platform/mail/message.ts';
import { SETTINGS, type SettingField, type SettingValues } from './registry.ts';
import { stateOfCode } from './states.ts';

type Tree = { [key: string]: Tree | string | number | null };

/** The value at a dotted path, e.g. `contact.phone`; an unset number is empty, like a text. */
export const valueAt = (shopSettings: ShopSettings, key: string): string | number =>
  (key.split('.').reduce<unknown>((node, part) => (node as Tree)[part], shopSettings) as string | number | null) ?? '';

/** The defaults for unset values: the demonstration's facts in a shop that shows it, none in any other. */
export const defaultsOf = ({ demonstration }: { demonstration: boolean }): ShopSettings =>
  demonstration ? BRAND : BLANK;

/** The defaults overridden by these values. Values of keys that no longer exist are left out. */
export function storeWith(values: SettingValues, base: ShopSettings): ShopSettings {
  const store = structuredClone(base) as unknown as Tree;
  for (const { key, kind } of SETTINGS) {
    const value = values[key] === '' && kind === 'number' ? null : values[key];
    if (value === undefined) continue;
    const parts = key.split('.');
    const last = parts.pop() as string;
    const node = parts.reduce<Tree>((one, part) => one[part] as Tree, store);
    node[last] = value;
  }
  const state = stateOfCode((store as unknown as ShopSettings).legal.tax.gstin.slice(0, 2));
  if (state) ((store['legal'] as Tree)['tax'] as Tree)['state'] = state;
  return store as unknown as ShopSettings;
}

/** Every setting with its value, by key. */
export const valuesOf = (shopSettings: ShopSettings): SettingValues =>
  Object.fromEntries(SETTINGS.map(({ key }) => [key, valueAt(shopSettings, key)]));

/**
 * The submitted values, checked; only those that differ from the defaults are stored. A value may be empty if its default is empty or it is optional.
 * Throws `invalid` with one message per field, by key.
 */
export function readValues(input: Record<string, unknown>, base: ShopSettings): SettingValues {
  const wrong: FieldReasons = {};
  const values: SettingValues = {};
  const defaults = valuesOf(base);
  for (const field of SETTINGS) {
    const read = readValue(field, input[field.key], field.optional === true || defaults[field.key] === '');
    if ('wrong' in read) wrong[field.key] = read.wrong;
    else values[field.key] = read.value;
  }
  const [gstin, pan] = [values['legal.tax.gstin'], values['legal.tax.pan']];
  if (gstin && pan && String(gstin).slice(2, 12) !== pan) wrong['legal.tax.pan'] = 'pan-within-gstin';
  if (gstin && !stateOfCode(String(gstin).slice(0, 2))) wrong['legal.tax.gstin'] = 'gstin-no-state';
  if (Number(values['transfer.least']) > Number(values['transfer.most'])) wrong['transfer.most'] ??= 'most-below-least';
  const [least, most] = [Number(values['cash.least']), Number(values['cash.most'])];
  if (most > 0 && least > most) wrong['cash.most'] ??= 'most-below-least';
  const series = SETTINGS.filter(({ key }) => key.startsWith('legal.tax.series.'));
  for (const { key } of series) {
    if (series.some((other) => other.key !== key && values[other.key] === values[key] && values[key] !== undefined))
      wrong[key] ??= 'series-letters';
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong);
  return Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== defaults[key]));
}

type Read = { value: string | number } | { wrong: Because };

function readValue(field: SettingField, input: unknown, mayBeEmpty: boolean): Read {
  if (mayBeEmpty && (input === null || (typeof input === 'string' && input.trim() === ''))) return { value: '' };
  return field.kind === 'number' ? readNumber(field, input) : readText(field, input);
}

function readNumber({ min = 0, max, choices, decimals }: SettingField, input: unknown): Read {
  const value = typeof input === 'string' && input.trim() !== '' ? Number(input) : input;
  if (typeof value !== 'number' || !Number.isFinite(value)) return { wrong: 'must-be-number' };
  if (choices && !choices.includes(value)) return { wrong: because('one-of', { choices: choices.join(', ') }) };
  if (!decimals && !Number.isInteger(value)) return { wrong: 'must-be-whole' };
  return value < min || value > max ? { wrong: because('from-to', { min, max }) } : { value };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is refused
const CONTROL = /[\u0000-\u001f\u007f]/;

function readText({ kind, max, check }: SettingField, input: unknown): Read {
  const value = typeof input === 'string' ? input.trim() : '';
  if (value === '') return { wrong: 'required' };
  if (value.length > max) return { wrong: because('at-most-characters', { max }) };
  if (CONTROL.test(value)) return { wrong: 'unkeepable-characters' };
  if (kind === 'email' && !isMailAddress(value)) return { wrong: 'email-format' };
  if (kind === 'phone' && !/^\+?[\d ()-]{8,20}$/.test(value)) return { wrong: 'phone-format' };
  const wrong = check?.(value);
  return wrong ? { wrong } : { value };
}
