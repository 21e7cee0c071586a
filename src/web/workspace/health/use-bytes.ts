import { useFormatter } from 'use-intl';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Writes sizes as disks are sold: 1.4 GB is 1,400,000,000 bytes. */
export function useBytes(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const at = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(bytes, 1)) / 3) - 1));
    return format.number(bytes / 1000 ** (at + 1), {
      style: 'unit',
      unit: UNITS[at] as (typeof UNITS)[number],
      maximumFractionDigits: 1,
    });
  };
}
