import { adminMessages } from '../../../messages/en/staff/admin-frame.ts';
import {
  Activity,
  ArrowLeftRight,
  Banknote,
  Calculator,
  IndianRupee,
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
  TextSearch,
  TicketPercent,
  Users,
} from 'lucide-react';
import { firstSection, canUseSection, type Section } from '@e-store/shared/staff/sections';
import { paths } from '@e-store/shared/web-paths';
import type { Role } from '@e-store/shared/roles';

type AdminMenuLink = { label: string; to: string; section: Section };
export type AdminMenuEntry = { label: string; icon: LucideIcon } & (
  { to: string; section: Section } | { links: AdminMenuLink[] }
);

const SECTION_PATHS: Partial<Record<Section, string>> = {
  dashboard: paths.dashboard(),
  products: paths.productList(),
  categories: paths.categoryList(),
  orders: paths.orderList(),
  transactions: paths.transactionList(),
  settings: paths.settings(),
};

export function firstPermittedPath(role: Role): string {
  const section = firstSection(role);
  return (section && SECTION_PATHS[section]) ?? paths.dashboard();
}

/** Spec §2. */
const entries: readonly AdminMenuEntry[] = [
  { label: 'Dashboard', icon: LayoutDashboard, to: paths.dashboard(), section: 'dashboard' },
  {
    label: 'Products',
    icon: Shirt,
    links: [
      { label: adminMessages.addProduct, to: paths.addProduct(), section: 'products' },
      { label: adminMessages.productList, to: paths.productList(), section: 'products' },
      { label: 'Categories', to: paths.categoryList(), section: 'categories' },
    ],
  },
  { label: 'Orders', icon: Package, to: paths.orderList(), section: 'orders' },
  { label: adminMessages.payments, icon: IndianRupee, to: paths.payments(), section: 'transactions' },
  { label: adminMessages.cash, icon: Banknote, to: paths.cash(), section: 'transactions' },
  { label: 'Transactions', icon: ArrowLeftRight, to: paths.transactionList(), section: 'transactions' },
  { label: adminMessages.accounts, icon: Calculator, to: paths.accounts(), section: 'transactions' },
  { label: adminMessages.customers, icon: Users, to: paths.customers(), section: 'customers' },
  { label: adminMessages.reviews, icon: Star, to: paths.staffReviews(), section: 'reviews' },
  { label: adminMessages.promoCodes, icon: TicketPercent, to: paths.promoCodes(), section: 'promotions' },
  { label: adminMessages.search, icon: TextSearch, to: paths.searchTerms(), section: 'search' },
  { label: adminMessages.messages, icon: MessageSquare, to: paths.messages(), section: 'messages' },
  { label: adminMessages.newsletter, icon: Mail, to: paths.subscribers(), section: 'newsletter' },
  { label: adminMessages.deadMails, icon: MailX, to: paths.deadMails(), section: 'mail' },
  { label: 'Settings', icon: Settings, to: paths.settings(), section: 'settings' },
  { label: adminMessages.staff, icon: IdCard, to: paths.staff(), section: 'staff' },
  { label: adminMessages.audit, icon: History, to: paths.audit(), section: 'audit' },
  { label: adminMessages.status, icon: Activity, to: paths.status(), section: 'status' },
];

/** Groups without links are left out. */
export function listAdminMenuEntries(role: Role): AdminMenuEntry[] {
  return entries.flatMap((entry): AdminMenuEntry[] => {
    if (!('links' in entry)) return canUseSection(role, entry.section) ? [entry] : [];
    const links = entry.links.filter(({ section }) => canUseSection(role, section));
    return links.length > 0 ? [{ ...entry, links }] : [];
  });
}
