import {
  ORDER_TABS,
  type OrderStatus,
  REFUNDS_TAB,
  ORDER_STATUSES,
  isSold,
  SOLD_TAB,
} from '@e-store/shared/orders/order-lifecycle';
import type { StaffOrderQuery } from '@e-store/shared/orders/staff-endpoints';
import type { Role } from '@e-store/shared/endpoint';
import { trusted } from 'mongoose';
import { ValidationError } from '../../../platform/errors/errors.ts';
import { toIndiaDateRange } from '../../../platform/database/india-date-range.ts';
import { parseSearchTerms } from '../order-search-terms.ts';

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export const isUnfiltered = (filter: object) => Object.keys(filter).length === 0;

function statusesOf(tab: StaffOrderQuery['tab']): readonly OrderStatus[] | undefined {
  if (tab === undefined || tab === REFUNDS_TAB) return undefined;
  return tab === SOLD_TAB ? ORDER_STATUSES.filter(isSold) : ORDER_TABS[tab];
}

type OrderListFilter = Omit<StaffOrderQuery, 'page' | 'limit' | 'sort'>;

/** @throws ValidationError when a packer filters by money */
export function orderFilter(query: OrderListFilter, role: Role) {
  const { search, tab, status, payment, from, to } = query;
  const asksAboutMoney = payment !== undefined || tab === REFUNDS_TAB;
  if (asksAboutMoney && role === 'Packer')
    throw new ValidationError({
      [payment ? 'payment' : 'tab']: 'Your role does not have access to payments.',
    });
  const words = parseSearchTerms(search ?? '');
  const statuses = statusesOf(tab);
  const wanted = status ? [status] : statuses;
  const placed = toIndiaDateRange({ from, to });
  const both = status && statuses && !statuses.includes(status);
  return {
    ...(words.length > 0 && {
      search: trusted({ $all: words.map((word) => new RegExp(`^${escape(word)}`)) }),
    }),
    ...(wanted && { orderStatus: trusted({ $in: both ? [] : [...wanted] }) }),
    ...(tab === REFUNDS_TAB && { paymentStatus: 'refund due' as const }),
    ...(payment !== undefined && {
      paymentStatus: tab === REFUNDS_TAB && payment !== 'refund due' ? trusted({ $in: [] }) : payment,
    }),
    ...(placed && { createdAt: trusted(placed) }),
  };
}
