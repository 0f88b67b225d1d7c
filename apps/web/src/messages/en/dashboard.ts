import { formatCount } from '@e-store/shared/money';

/** Tiles and toggles follow the specification (§2). */
export const dashboardMessages = {
  title: 'Dashboard',
  summary: 'Today’s summary',
  export: 'Export',
  totalSales: 'Total Sales',
  totalOrder: 'Total Order',
  productSold: 'Product Sold',
  newCustomers: 'New Customers',
  fromYesterday: 'from yesterday',
  asYesterday: 'Same as yesterday',
  noneYesterday: 'None yesterday',
  isLoading: 'Dashboard is loading',
  toDoNow: 'To do now',
  nothingToDo: 'Nothing to do.',
  waiting: (count: number, isNew: boolean) =>
    count === 0
      ? 'To do: nothing'
      : ['To do now', `${formatCount(count)} waiting`, ...(isNew ? ['new or overdue'] : [])].join(', '),
  goodToKnow: 'Good to know',
  work: {
    toConfirm: (count: number) => (count === 1 ? 'order to confirm' : 'orders to confirm'),
    toPack: (count: number) => (count === 1 ? 'order to pack' : 'orders to pack'),
    toShip: (count: number) => (count === 1 ? 'order to ship' : 'orders to ship'),
    deliveryFailed: (count: number) => (count === 1 ? 'failed delivery' : 'failed deliveries'),
    attemptsDue: (count: number) => (count === 1 ? 'delivery attempt due' : 'delivery attempts due'),
    returnsProposed: (count: number) =>
      count === 1 ? 'parcel to return to the shop' : 'parcels to return to the shop',
    returnsToCheck: (count: number) => (count === 1 ? 'return to check' : 'returns to check'),
    complaintsDue: (count: number) => (count === 1 ? 'complaint due' : 'complaints due'),
    messagesToAnswer: (count: number) => (count === 1 ? 'message to answer' : 'messages to answer'),
    reviewsReported: (count: number) => (count === 1 ? 'reported review' : 'reported reviews'),
    refundsDue: (count: number) => (count === 1 ? 'refund due' : 'refunds due'),
    paymentsToConfirm: (count: number) => (count === 1 ? 'payment to confirm' : 'payments to confirm'),
    paymentDiscrepancies: (count: number) =>
      count === 1 ? 'payment difference to check' : 'payment differences to check',
    refundsToApprove: (count: number) => (count === 1 ? 'refund to approve' : 'refunds to approve'),
    unassignedStock: (count: number) =>
      count === 1 ? 'product with units to assign to a size' : 'products with units to assign to a size',
    lowStock: (count: number) => (count === 1 ? 'product low on stock' : 'products low on stock'),
    outOfStock: (count: number) => (count === 1 ? 'product out of stock' : 'products out of stock'),
    deadMails: (count: number) => (count === 1 ? 'email not delivered' : 'emails not delivered'),
  } satisfies Record<string, (count: number) => string>,
  salesVersusProfit: 'Sales versus profit',
  sales: 'Sales',
  profit: 'Profit',
  orders: 'Orders',
  period: 'Period',
  quarter: (quarter: number, year: string) => `Q${quarter} ${year}`,
  quarterly: 'Quarterly',
  annually: 'Annually',
  showAsTable: 'Show as table',
  showAsChart: 'Show as chart',
  bar: (label: string, orders: number, sales: string, profit: string) =>
    `${label}: ${orders === 1 ? '1 order' : `${orders} orders`}, sales ${sales}, profit ${profit}`,
  withoutCost: (orders: number) =>
    orders === 1
      ? '1 order is included in sales but not in profit, because a product had no cost price.'
      : `${orders} orders are included in sales but not in profit, because a product had no cost price.`,
  nothingSold: 'No sales in this period.',
  topProducts: 'Top products',
  sold: (units: number) => `${units} sold`,
  periodOf: (what: string) => `Period for ${what}`,
} as const;
