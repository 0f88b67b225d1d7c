import { ArrowLeftRight, LayoutDashboard, type LucideIcon, Package, Settings, Shirt } from 'lucide-react';
import { dashWords } from '../../content/dash.ts';
import { paths } from '../../lib/paths.ts';

type DashLink = { label: string; to: string };
export type DashEntry = { label: string; icon: LucideIcon } & ({ to: string } | { links: DashLink[] });

/** The sidebar of E-DASH (spec §2). */
export const dashEntries: readonly DashEntry[] = [
  { label: 'Dashboard', icon: LayoutDashboard, to: paths.dashboard() },
  {
    label: 'Products',
    icon: Shirt,
    links: [
      { label: dashWords.addProduct, to: paths.addProduct() },
      { label: dashWords.productList, to: paths.productList() },
      { label: 'Categories', to: paths.categoryList() },
    ],
  },
  { label: 'Orders', icon: Package, to: paths.orderList() },
  { label: 'Transactions', icon: ArrowLeftRight, to: paths.transactionList() },
  { label: 'Settings', icon: Settings, to: paths.settings() },
];
