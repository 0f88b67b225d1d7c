import type { MovementReason } from '@e-store/shared/catalog/staff-product-choices';
import { formatCount } from '@e-store/shared/money';

const MINUS = '−';

export const stockHistoryMessages = {
  title: 'Stock history',
  titleOf: (name: string) => `Stock history of ${name}`,
  lead: (stock: number) => `${formatCount(stock)} in stock now. Latest change first.`,
  link: 'Stock history',
  loading: 'Stock history is loading',
  none: 'Nothing has changed the stock of this product yet.',
  back: 'Edit product',
  columns: { when: 'WHEN', what: 'WHAT', size: 'SIZE', units: 'UNITS', by: 'BY', note: 'NOTE' },
  reasons: {
    initial: 'Product created',
    order: 'Sold',
    cancel: 'Order cancelled',
    return: 'Returned',
    undelivered: 'Came back undelivered',
    adjustment: 'Correction',
  } satisfies Record<MovementReason, string>,
  takenBack: (what: string) => `Taken back: ${what.toLowerCase()}`,
  deliveryNote: (deliveryNote: string) => `Delivery note ${deliveryNote}`,
  units: (units: number) => (units < 0 ? `${MINUS}${formatCount(-units)}` : `+${formatCount(units)}`),
} as const;
