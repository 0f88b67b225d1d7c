/** Words of the dashboard of E-DASH; those of the tiles and toggles are the specification's (§2). */
export const dashboardWords = {
  title: 'Dashboard',
  summary: 'Today’s summary',
  export: 'Export',
  totalSales: 'Total Sales',
  totalOrder: 'Total Order',
  productSold: 'Product Sold',
  newCustomers: 'New Customers',
  fromYesterday: 'from yesterday',
  asYesterday: 'As yesterday',
  noneYesterday: 'None yesterday',
  isLoading: 'The figures are loading',
  toDoNow: 'To do now',
  nothingToDo: 'Nothing waits.',
  waiting: (count: number, isNew: boolean) =>
    [
      'To do now',
      count === 0 ? 'nothing waits' : `${count} waiting`,
      ...(isNew ? ['new or overdue'] : []),
    ].join(', '),
  goodToKnow: 'Good to know',
  work: {
    toConfirm: () => 'to confirm',
    toPack: () => 'to pack',
    toShip: () => 'to ship',
    deliveryFailed: () => 'failed delivery',
    returnsToCheck: (count: number) => (count === 1 ? 'return to check' : 'returns to check'),
    complaintsDue: (count: number) => (count === 1 ? 'complaint due' : 'complaints due'),
    messagesToAnswer: (count: number) => (count === 1 ? 'message to answer' : 'messages to answer'),
    reviewsReported: (count: number) => (count === 1 ? 'reported review' : 'reported reviews'),
    refundsDue: (count: number) => (count === 1 ? 'refund due' : 'refunds due'),
    unassignedStock: (count: number) =>
      count === 1 ? 'product with units to assign to a size' : 'products with units to assign to a size',
    lowStock: () => 'low stock',
    deadMails: (count: number) => (count === 1 ? 'mail not delivered' : 'mails not delivered'),
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
      ? 'One order is in the sales, and not in the profit: one of its products had no cost price.'
      : `${orders} orders are in the sales, and not in the profit: a product of theirs had no cost price.`,
  nothingSold: 'Nothing was sold in this time yet.',
  topProducts: 'Top products',
  sold: (pieces: number) => `${pieces} sold`,
  periodOf: (what: string) => `Time of ${what}`,
  csv: { figure: 'Figure', today: 'Today', yesterday: 'Yesterday', product: 'Product', pieces: 'Pieces' },
} as const;
