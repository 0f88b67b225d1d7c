import { formatCount } from '@e-store/shared/money';
import type {
  ProductStatus,
  StaffProductSort,
  StockLevel,
  StockCause,
} from '@e-store/shared/catalog/staff-product-choices';

const counted = (count: number) => (count === 1 ? '1 product' : `${formatCount(count)} products`);

export const priceQuestions = {
  belowCostTitle: 'Price below cost',
  belowCost: (price: string, cost: string) => `${price} is below the cost of ${cost}. Save anyway?`,
  manyBelowCost: (count: number) =>
    `${counted(count)} would sell below ${count === 1 ? 'its' : 'their'} cost. Save anyway?`,
  defaultTitle: 'Default price',
  isDefault: (price: string) => `The price is still ${price}, the default for new products. Save anyway?`,
} as const;

export const productListMessages = {
  title: 'Product list',
  addProduct: 'Add Product',
  search: 'Name, brand, SKU or ID',
  counted,
  loading: 'Products are loading',
  nothing: 'The shop has no products yet.',
  nothingFound: 'No products match these filters.',
  showAll: 'Show all products',
  /** Spec §2. */
  columns: { product: 'PRODUCT', category: 'CATEGORY', stock: 'STOCK', price: 'PRICE', actions: 'ACTIONS' },
  any: 'Any',
  category: 'Category',
  department: 'Department',
  status: 'Status',
  scheduledFor: (moment: string) => `Scheduled for ${moment}`,
  statuses: { draft: 'Draft', published: 'Published', archived: 'Archived' } satisfies Record<
    ProductStatus,
    string
  >,
  notArchived: 'Not archived',
  onSale: 'Shown in shop',
  onSaleChoices: { true: 'Yes', false: 'No' },
  stock: 'Stock',
  stockLevels: {
    low: 'Low',
    out: 'Out of stock',
    in: 'In stock',
    unassigned: 'Needs a size',
  } satisfies Record<StockLevel, string>,
  priceFrom: 'Price from (₹)',
  priceTo: 'Price to (₹)',
  priceRange: 'The highest price cannot be below the lowest.',
  filters: (count: number) => (count === 0 ? 'Filter' : `Filter (${count})`),
  sorts: {
    newest: 'Newest',
    name: 'Name',
    'price-asc': 'Price: low to high',
    'price-desc': 'Price: high to low',
    'stock-asc': 'Stock: low to high',
    'stock-desc': 'Stock: high to low',
  } satisfies Record<StaffProductSort, string>,
  edit: (name: string) => `Edit ${name}`,
  remove: (name: string) => `Delete ${name}`,
  restore: (name: string) => `Restore ${name}`,
  onSaleOf: (name: string) => `${name} in the shop`,
  stockOf: (name: string, stock: number) => `Stock of ${name}: ${stock}. Change it`,
  priceOf: (name: string, price: string) => `Price of ${name}: ${price}. Change it`,
  newPrice: (name: string) => `New price of ${name} in rupees`,
  save: 'Save',
  cancel: 'Cancel',
  wholeRupees: 'Enter whole rupees.',
  wholeNumber: 'Enter a whole number.',
  deleteTitle: 'Delete product',
  deleteLead: (name: string) =>
    `“${name}” will be archived and hidden from the shop. Past orders keep it, and you can restore it later.`,
  deleteAction: 'Delete',
  deleted: (name: string) => `${name} archived.`,
  restored: (name: string) => `${name} restored.`,
  stockTitle: (name: string) => `Stock of ${name}`,
  stockLeads: {
    count: 'Enter the total you counted. Orders placed in the meantime will still be deducted.',
    delivery: 'Enter the units received. We add them to the stock.',
    damage: 'Enter the new total, without the damaged or lost units.',
    edit: 'Enter the new total.',
  } satisfies Record<StockCause, string>,
  inStockNow: (units: number) => `${formatCount(units)} in stock now`,
  units: 'New total in stock',
  unitsReceived: 'Units received',
  receivedMissing: 'Enter the units received.',
  stockFromTo: (before: number, after: number) => `${formatCount(before)} → ${formatCount(after)}`,
  withoutSize: 'Without a size',
  withoutSizeHint: (units: number) =>
    units === 1
      ? '1 unit was returned without a size. Add it to a size and enter 0 here.'
      : `${units} units were returned without a size. Add them to a size and enter 0 here.`,
  assignSize: (units: number) => `${units} without a size`,
  assignSizeOf: (name: string, units: number) => `${units} without a size: ${name}`,
  cause: 'Reason',
  causes: {
    count: 'Stock count',
    delivery: 'Delivery received',
    damage: 'Damaged or lost',
    edit: 'Correction',
  } satisfies Record<StockCause, string>,
  note: 'Note (optional)',
  stockSaved: (name: string) => `Stock of ${name} saved.`,
  stockUnchanged: 'You have not changed any numbers.',
  stockNow: (now: number, entered: string) => `Now ${now}, you entered ${entered}.`,
  deliveryUnsure: (now: number, units: string) =>
    `Now ${formatCount(now)} in stock. If the ${units} received are not included, enter them again.`,
  deliveryAddedBefore: (now: number) =>
    `Now ${formatCount(now)}. The stock was changed after you typed this. Check whether these units are included.`,
  stockNotKnown: 'We could not tell whether your change was saved. Check the numbers and save again.',
  priceSaved: (name: string, price: string) => `${name} now costs ${price}.`,
  priceNotBack: (name: string, why: string) => `The price of ${name} was not restored. ${why}`,
  switched: (name: string, isOn: boolean) =>
    isOn ? `${name} is shown in the shop.` : `${name} is hidden from the shop.`,
  bulkOn: 'Show in shop',
  bulkOff: 'Hide from shop',
  draftSwitch: 'Publish the draft to show it in the shop.',
  bulkCategory: 'Category',
  bulkPrice: 'Price',
  categoryTitle: (count: number) => `Category of ${counted(count)}`,
  categoryAction: 'Move',
  sizesNotInChart: (count: number, all: number, category: string) => {
    const chart = `that are not in the size chart for “${category}”.`;
    if (all === 1) return `This product has sizes ${chart} Edit its sizes after the move.`;
    const [have, their] = count === 1 ? ['has', 'its'] : ['have', 'their'];
    return `${formatCount(count)} of ${counted(all)} ${have} sizes ${chart} Edit ${their} sizes after the move.`;
  },
  priceTitle: (count: number) => `Price of ${counted(count)}`,
  chooseCategory: 'Choose a category',
  priceRanges: {
    percent: 'Enter a percentage from −90 to 500.',
    amount: 'Enter an amount from −1,00,000 to 1,00,000.',
  },
  priceLead: 'Use a minus sign to reduce prices, for example −20.',
  by: 'Change in',
  byChoices: { percent: 'Percent', amount: 'Rupees' },
  value: 'Amount',
  preview: 'Preview',
  was: 'Current price',
  becomes: 'New price',
  cost: 'Cost',
  aboveMrp: 'Above MRP. Not changed.',
  belowCost: 'Below cost.',
  countBelowCost: (count: number, all: number) =>
    `${formatCount(count)} of ${counted(all)} would sell below cost.`,
  more: (count: number) => `and ${formatCount(count)} more`,
  priceAction: (count: number) => `Change ${count === 1 ? '1 price' : `${formatCount(count)} prices`}`,
  many: (done: number) => `${counted(done)} updated.`,
  manyOf: (done: number, all: number) =>
    `${formatCount(done)} of ${counted(all)} updated. These were not updated:`,
  undoMany: (done: number) => `Undo ${done === 1 ? '1 change' : `${formatCount(done)} changes`}`,
  manyShown: (done: number, drafts: number) =>
    `${counted(done)} updated. ${drafts === 1 ? '1 is a draft and stays' : `${formatCount(drafts)} are drafts and stay`} hidden until published.`,
  pricesBack: (count: number) => (count === 1 ? 'Price restored.' : `${formatCount(count)} prices restored.`),
  pricesBackOf: (done: number, all: number) =>
    `${formatCount(done)} of ${all === 1 ? '1 price' : `${formatCount(all)} prices`} restored. These were not restored:`,
  pricesNotBack: (why: string) => `The prices were not restored. ${why}`,
  close: 'Close',
} as const;
