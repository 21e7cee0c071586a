import {
  BadgeCheck,
  BookOpen,
  CalendarCheck,
  CalendarDays,
  CircleQuestionMark,
  ClipboardList,
  FileSpreadsheet,
  FileText,
  FlaskConical,
  HardHat,
  HeartPulse,
  History,
  HousePlug,
  Inbox,
  IndianRupee,
  LayoutDashboard,
  LayoutTemplate,
  type LucideIcon,
  MapPinned,
  MessageSquare,
  MessageSquareWarning,
  Package,
  PackageSearch,
  PhoneCall,
  ReceiptIndianRupee,
  Scale,
  Settings,
  Shapes,
  ShieldCheck,
  SunMedium,
  TicketPercent,
  Truck,
  Users,
} from 'lucide-react';
import { hrefs } from '#src/wire/pages.ts';

type Section = { key: string; to: string; icon: LucideIcon; exact?: boolean };

/** The workspace's pages in the order of its navigation; their texts are in `admin.sections`. */
export const SECTIONS: { key: string; pages: Section[] }[] = [
  {
    key: 'overview',
    pages: [
      { key: 'admin', to: hrefs.admin(), icon: LayoutDashboard, exact: true },
      { key: 'guide', to: hrefs.guide(), icon: BookOpen },
    ],
  },
  {
    key: 'selling',
    pages: [
      { key: 'orders', to: hrefs.orders, icon: Package },
      { key: 'installations', to: hrefs.installations(), icon: HousePlug },
      { key: 'paymentLinks', to: hrefs.paymentLinks, icon: PhoneCall },
      { key: 'products', to: hrefs.manageProduct(), icon: PackageSearch },
      { key: 'categoriesDesk', to: hrefs.categoriesDesk, icon: Shapes },
      { key: 'brandsDesk', to: hrefs.brandsDesk, icon: BadgeCheck },
      { key: 'productImport', to: hrefs.productImport(), icon: FileSpreadsheet },
      { key: 'offers', to: hrefs.offers, icon: TicketPercent },
      { key: 'moderation', to: hrefs.moderation(), icon: MessageSquareWarning },
    ],
  },
  {
    key: 'services',
    pages: [
      { key: 'bookings', to: hrefs.bookings(), icon: CalendarCheck },
      { key: 'calendar', to: hrefs.calendar(), icon: CalendarDays },
      { key: 'plans', to: hrefs.plans, icon: ClipboardList },
      { key: 'technicians', to: hrefs.technicians, icon: HardHat },
      { key: 'slots', to: hrefs.serviceAreas, icon: MapPinned },
    ],
  },
  { key: 'people', pages: [{ key: 'customers', to: hrefs.customers(), icon: Users }] },
  {
    key: 'money',
    pages: [
      { key: 'payments', to: hrefs.payments(), icon: IndianRupee },
      { key: 'gst', to: hrefs.gst(), icon: ReceiptIndianRupee },
    ],
  },
  {
    key: 'shop',
    pages: [
      { key: 'homeDesk', to: hrefs.homeDesk, icon: LayoutTemplate },
      { key: 'pageTexts', to: hrefs.pageTexts, icon: FileText },
      { key: 'figures', to: hrefs.figures, icon: SunMedium },
      { key: 'deliveryDesk', to: hrefs.deliveryDesk, icon: Truck },
      { key: 'settings', to: hrefs.storeSettings(), icon: Settings },
      { key: 'trial', to: hrefs.trial, icon: FlaskConical },
      { key: 'audit', to: hrefs.audit(), icon: History },
      { key: 'health', to: hrefs.health, icon: HeartPulse },
      { key: 'security', to: hrefs.security, icon: ShieldCheck },
    ],
  },
  {
    key: 'contact',
    pages: [
      { key: 'messages', to: hrefs.messages, icon: MessageSquare },
      { key: 'enquiries', to: hrefs.enquiries, icon: PhoneCall },
      { key: 'grievances', to: hrefs.grievances, icon: Scale },
      { key: 'faqs', to: hrefs.faqs, icon: CircleQuestionMark },
      { key: 'outbox', to: hrefs.outbox(), icon: Inbox },
    ],
  },
];
