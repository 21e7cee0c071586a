import { brandShades, type Shades, type SunShades, sunShades, type Theme } from './palette.ts';

/** The two colours that a shop has chosen; empty: those of the style sheet. */
export type ChosenColours = { brand: string; sun: string };

/** Colours on a product's backdrop, which is light in both themes. */
const onWell = ({ brand }: ChosenColours): Record<string, string> => {
  if (!brand) return {};
  const shades = brandShades('light', brand);
  return {
    'brand-well': shades.brand,
    'brand-well-strong': shades['brand-strong'],
    'on-brand-well': shades['on-brand'],
  };
};

const declared = (shades: Record<string, string>) =>
  Object.entries(shades)
    .map(([name, value]) => `--color-${name}:${value}`)
    .join(';');

const shadesOf = (theme: Theme, { brand, sun }: ChosenColours): Partial<Shades & SunShades> => ({
  ...(brand && brandShades(theme, brand)),
  ...(sun && sunShades(theme, sun)),
});

/**
 * The style sheet of the chosen colours, for an element in the head: it is outside the layers of the shop's own sheet, and so overrides it.
 * Empty if no colours are chosen. Every value is generated from six hex digits, so nothing can be injected.
 */
export function colourSheet(chosen: ChosenColours): string {
  if (!chosen.brand && !chosen.sun) return '';
  return `:root{${declared({ ...shadesOf('light', chosen), ...onWell(chosen) })}}@media (prefers-color-scheme:dark){:root{${declared(shadesOf('dark', chosen))}}}`;
}

/** The shop's colours for what reads no style sheet: mails, PDFs, the payment window. */
export function plainColours({ brand, sun }: ChosenColours): {
  fill: string;
  onFill: string;
  darkFill: string;
  onDarkFill: string;
  heading: string;
  sun: string;
} {
  const light = brand ? brandShades('light', brand) : undefined;
  const dark = brand ? brandShades('dark', brand) : undefined;
  return {
    fill: light?.brand ?? '#115292',
    onFill: light?.['on-brand'] ?? '#ffffff',
    darkFill: dark?.brand ?? '#2a74ba',
    onDarkFill: dark?.['on-brand'] ?? '#ffffff',
    heading: light?.link ?? '#115292',
    sun: sun || '#f6a81a',
  };
}
