import {
  Activity,
  ArrowLeftRight,
  History,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Mail,
  MessageSquare,
  MailX,
  Package,
  Settings,
  Shirt,
  Star,
  TicketPercent,
  Users,
} from 'lucide-react';
import type { Role } from '@e-store/shared/endpoint';
import { firstSection, mayUse, type Section } from '@e-store/shared/staff/sections';
import { dashWords } from '../../content/dash.ts';
import { paths } from '../../lib/paths.ts';

type DashLink = { label: string; to: string; section: Section };
export type DashEntry = { label: string; icon: LucideIcon } & (
  { to: string; section: Section } | { links: DashLink[] }
);

const SECTION_PATHS: Partial<Record<Section, string>> = {
  dashboard: paths.dashboard(),
  products: paths.productList(),
  categories: paths.categoryList(),
  orders: paths.orderList(),
  transactions: paths.transactionList(),
  settings: paths.settings(),
};

export function firstPath(role: Role): string {
  const section = firstSection(role);
  return (section && SECTION_PATHS[section]) ?? paths.dashboard();
}

/** Sidebar of E-DASH (spec §2). */
const entries: readonly DashEntry[] = [
  { label: 'Dashboard', icon: LayoutDashboard, to: paths.dashboard(), section: 'dashboard' },
  {
    label: 'Products',
    icon: Shirt,
    links: [
      { label: dashWords.addProduct, to: paths.addProduct(), section: 'products' },
      { label: dashWords.productList, to: paths.productList(), section: 'products' },
      { label: 'Categories', to: paths.categoryList(), section: 'categories' },
    ],
  },
  { label: 'Orders', icon: Package, to: paths.orderList(), section: 'orders' },
  { label: 'Transactions', icon: ArrowLeftRight, to: paths.transactionList(), section: 'transactions' },
  { label: dashWords.customers, icon: Users, to: paths.customers(), section: 'customers' },
  { label: dashWords.reviews, icon: Star, to: paths.staffReviews(), section: 'reviews' },
  { label: dashWords.promoCodes, icon: TicketPercent, to: paths.promoCodes(), section: 'promotions' },
  { label: dashWords.messages, icon: MessageSquare, to: paths.messages(), section: 'messages' },
  { label: dashWords.newsletter, icon: Mail, to: paths.subscribers(), section: 'newsletter' },
  { label: dashWords.deadMails, icon: MailX, to: paths.deadMails(), section: 'mail' },
  { label: 'Settings', icon: Settings, to: paths.settings(), section: 'settings' },
  { label: dashWords.staff, icon: IdCard, to: paths.staff(), section: 'staff' },
  { label: dashWords.audit, icon: History, to: paths.audit(), section: 'audit' },
  { label: dashWords.status, icon: Activity, to: paths.status(), section: 'status' },
];

/** Sidebar entries that a role may use. Groups without links are left out. */
export function dashEntriesOf(role: Role): DashEntry[] {
  return entries.flatMap((entry): DashEntry[] => {
    if (!('links' in entry)) return mayUse(role, entry.section) ? [entry] : [];
    const links = entry.links.filter(({ section }) => mayUse(role, section));
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}
