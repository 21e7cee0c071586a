import {
  BadgeCheck,
  Banknote,
  BookOpen,
  BookText,
  CalendarCheck,
  CalendarDays,
  CircleQuestionMark,
  ClipboardList,
  ContactRound,
  FileClock,
  FileSpreadsheet,
  FileText,
  FlaskConical,
  Handshake,
  HardHat,
  HeartPulse,
  History,
  HousePlug,
  Inbox,
  IndianRupee,
  KeyRound,
  Landmark,
  LayoutTemplate,
  type LucideIcon,
  MapPinned,
  MessageSquare,
  MessageSquareWarning,
  Package,
  PackageSearch,
  PhoneCall,
  ReceiptIndianRupee,
  Settings,
  Shapes,
  ShieldAlert,
  ShieldCheck,
  SolarPanel,
  SunMedium,
  TicketPercent,
  Truck,
  Users,
  Webhook,
} from 'lucide-react';
import { findPage } from '#src/kernel/page-table.ts';
import type { WorkRow } from '#src/wire/client/work.ts';
import { hrefs } from '#src/wire/pages.ts';

/** `work`: what waits there, counted beside its name. */
export type Section = { key: string; to: string; icon: LucideIcon; work?: readonly WorkRow['kind'][] };
export type SectionGroup = { key: string; icon: LucideIcon; pages: Section[] };

/** The workspace's pages in the order of its navigation, below the dashboard; their texts are in `admin.sections`. */
export const SECTIONS: SectionGroup[] = [
  {
    key: 'selling',
    icon: Package,
    pages: [
      { key: 'orders', to: hrefs.orders, icon: Package, work: ['orders', 'parcels', 'returns'] },
      { key: 'claimsDesk', to: hrefs.claimsDesk(), icon: ShieldAlert, work: ['claims'] },
      { key: 'paymentLinks', to: hrefs.paymentLinks, icon: PhoneCall },
      { key: 'leads', to: hrefs.leads(), icon: Handshake },
      { key: 'installations', to: hrefs.installations(), icon: HousePlug },
      { key: 'applicationsDesk', to: hrefs.applicationsDesk(), icon: FileClock },
      { key: 'plantsDesk', to: hrefs.plantsDesk(), icon: SolarPanel },
      { key: 'customers', to: hrefs.customers(), icon: Users },
      { key: 'movingIn', to: hrefs.movingIn(), icon: ContactRound },
    ],
  },
  {
    key: 'books',
    icon: IndianRupee,
    pages: [
      { key: 'payments', to: hrefs.payments(), icon: IndianRupee },
      { key: 'transfersDesk', to: hrefs.transfersDesk, icon: Landmark, work: ['transfers'] },
      { key: 'cashDesk', to: hrefs.cashDesk, icon: Banknote, work: ['collections'] },
      { key: 'gst', to: hrefs.gst(), icon: ReceiptIndianRupee },
      { key: 'tally', to: hrefs.tally(), icon: BookText },
    ],
  },
  {
    key: 'catalogue',
    icon: PackageSearch,
    pages: [
      { key: 'products', to: hrefs.manageProduct(), icon: PackageSearch },
      { key: 'categoriesDesk', to: hrefs.categoriesDesk, icon: Shapes },
      { key: 'brandsDesk', to: hrefs.brandsDesk, icon: BadgeCheck },
      { key: 'productImport', to: hrefs.productImport(), icon: FileSpreadsheet },
      { key: 'offers', to: hrefs.offers, icon: TicketPercent },
      { key: 'moderation', to: hrefs.moderation(), icon: MessageSquareWarning, work: ['comments'] },
    ],
  },
  {
    key: 'services',
    icon: CalendarCheck,
    pages: [
      { key: 'bookings', to: hrefs.bookings(), icon: CalendarCheck },
      { key: 'calendar', to: hrefs.calendar(), icon: CalendarDays },
      { key: 'plans', to: hrefs.plans, icon: ClipboardList },
      { key: 'technicians', to: hrefs.technicians, icon: HardHat },
      { key: 'slots', to: hrefs.serviceAreas, icon: MapPinned },
    ],
  },
  {
    key: 'contact',
    icon: Inbox,
    pages: [
      {
        key: 'inbox',
        to: hrefs.inbox(),
        icon: MessageSquare,
        work: ['messages', 'questions', 'enquiries', 'complaints'],
      },
      { key: 'faqs', to: hrefs.faqs, icon: CircleQuestionMark },
      { key: 'outbox', to: hrefs.outbox(), icon: Inbox },
    ],
  },
  {
    key: 'shop',
    icon: Settings,
    pages: [
      { key: 'homeDesk', to: hrefs.homeDesk, icon: LayoutTemplate },
      { key: 'pageTexts', to: hrefs.pageTexts, icon: FileText },
      { key: 'figures', to: hrefs.figures, icon: SunMedium },
      { key: 'deliveryDesk', to: hrefs.deliveryDesk, icon: Truck },
      { key: 'settings', to: hrefs.storeSettings(), icon: Settings },
      { key: 'apiKeys', to: hrefs.apiKeys, icon: KeyRound },
      { key: 'webhooks', to: hrefs.webhooks(), icon: Webhook },
      { key: 'trial', to: hrefs.trial, icon: FlaskConical },
      { key: 'audit', to: hrefs.audit(), icon: History },
      { key: 'health', to: hrefs.health, icon: HeartPulse },
      { key: 'security', to: hrefs.security, icon: ShieldCheck },
      { key: 'guide', to: hrefs.guide(), icon: BookOpen },
    ],
  },
];

const addressOf = (to: string) => to.replace(/\?.*/, '');

/** Pages that belong to a section's page. */
const WITHIN: Record<string, string> = {
  order: hrefs.orders,
  installation: hrefs.installations(),
  formerCustomers: hrefs.movingIn(),
  pastOrders: hrefs.movingIn(),
  messages: hrefs.inbox(),
  questions: hrefs.inbox(),
  enquiries: hrefs.inbox(),
  grievances: hrefs.inbox(),
};

/** The page of the workspace that an address belongs to; a single order belongs to the orders. Undefined for the dashboard. */
export function sectionOf(pathname: string): { group: SectionGroup; page: Section } | undefined {
  const name = findPage(pathname)?.name;
  const path = WITHIN[name ?? ''] ?? pathname;
  const all = SECTIONS.flatMap((group) => group.pages.map((page) => ({ group, page })));
  return all.findLast(({ page: { to } }) => path === addressOf(to) || path.startsWith(`${addressOf(to)}/`));
}
