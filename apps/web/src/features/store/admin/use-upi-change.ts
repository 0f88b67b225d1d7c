import type { ReactNode } from 'react';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { settingsMessages } from '../../../messages/en/store/admin-settings.ts';
import { useConfirm } from '../../../ui/admin/use-confirm.tsx';
import { countWaitingOrders } from './count-waiting-orders.ts';

const messages = settingsMessages.upiChange;

export function useUpiChange(): {
  confirmUpiChange: (from: unknown, to: unknown) => Promise<boolean>;
  upiQuestion: ReactNode;
} {
  const dispatch = useAppDispatch();
  const { confirm, question } = useConfirm();

  async function confirmUpiChange(from: unknown, to: unknown): Promise<boolean> {
    if (typeof from !== 'string' || typeof to !== 'string') return true;
    if (from === '' || from === to.trim().toLowerCase()) return true;
    const outcome = await dispatch(countWaitingOrders(from));
    const count = countWaitingOrders.fulfilled.match(outcome) ? outcome.payload : 0;
    return count === 0 || confirm({ title: messages.title, text: messages.text(count) });
  }

  return { confirmUpiChange, upiQuestion: question };
}
