import { BRAND } from '#src/kernel/brand.ts';
import { ColourField } from './colour-field.tsx';
import { LogoField } from './logo-field.tsx';
import type { SettingsData } from './page.server.ts';
import { SceneField } from './scene-field.tsx';
import { SettingInput } from './setting-input.tsx';
import { StatesField } from './states-field.tsx';

type Field = SettingsData['sections'][number]['fields'][number];
type AnyProps = {
  data: SettingsData;
  field: Field;
  value: string;
  changed: boolean;
  error: string | undefined;
  onType: (value: string) => void;
};

/** The colours of styles/tokens.css, the pickers' initial values. */
const FALLBACK = { brand: BRAND.paymentColor, sun: '#f6a81a' } as const;

/** A setting in the control for its kind: typed, ticked, picked or uploaded. */
export function AnyField({ data, field, ...rest }: AnyProps) {
  const { value, error, onType } = rest;
  const own = { value, error, onType };
  const last = field.key.split('.').at(-1) as string;
  switch (field.kind) {
    case 'states':
      return <StatesField states={data.states} {...own} />;
    case 'mark':
      return <LogoField name={last as 'logo' | 'logoDark'} {...own} />;
    case 'colour':
      return <ColourField name={last as 'brand' | 'sun'} fallback={FALLBACK[last as 'brand' | 'sun']} {...own} />;
    case 'picture':
      return <SceneField name={last} current={data.scenes[last]} {...own} />;
    default:
      return <SettingInput field={field} {...rest} />;
  }
}
