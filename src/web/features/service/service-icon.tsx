import {
  Award,
  BrushCleaning,
  Gauge,
  Hammer,
  type LucideIcon,
  PaintRoller,
  ScanSearch,
  ShieldPlus,
  SprayCan,
  WashingMachine,
  Wrench,
} from 'lucide-react';

const ICONS: Record<string, LucideIcon> = {
  appliance: WashingMachine,
  painting: PaintRoller,
  cleaning: SprayCan,
  disinfection: ShieldPlus,
  repairs: Hammer,
  bestseller: Award,
  scan: ScanSearch,
  gauge: Gauge,
  brush: BrushCleaning,
};

/** The icon of a plan or a kind of home service, by its name in the database. */
export function ServiceIcon({ name, className = 'size-6' }: { name: string; className?: string }) {
  const Icon = ICONS[name] ?? Wrench;
  return <Icon aria-hidden className={className} />;
}
