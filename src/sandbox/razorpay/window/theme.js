const channel = (part) => {
  const value = Number.parseInt(part, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Paints the window in the shop's colour (#rrggbb), with whichever text colour reads better on it. */
export function paintTheme(color) {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color ?? '');
  if (!parts) return;
  const luminance = 0.2126 * channel(parts[1]) + 0.7152 * channel(parts[2]) + 0.0722 * channel(parts[3]);
  const { style } = document.documentElement;
  style.setProperty('--theme', color);
  style.setProperty('--on-theme', 1.05 / (luminance + 0.05) >= 4.5 ? '#ffffff' : '#0b1b2b');
}
