import { paths } from '@e-store/shared/web-paths';
import { cashMessages as messages } from '../../../messages/en/cash.ts';
import { AdminTabs } from '../../../ui/admin/admin-page-header.tsx';

type CashTab = keyof typeof messages.tabs;

const TABS: readonly { key: CashTab; to: string }[] = [
  { key: 'owed', to: paths.cash() },
  { key: 'recorded', to: paths.remittances() },
  { key: 'closing', to: paths.cashClosing() },
  { key: 'returnRates', to: paths.returnRates() },
];

export function CashTabs({ here }: { here: CashTab }) {
  return (
    <AdminTabs
      label={messages.tabsLabel}
      parts={TABS.map(({ key, to }) => ({ label: messages.tabs[key], to, isHere: key === here }))}
    />
  );
}
