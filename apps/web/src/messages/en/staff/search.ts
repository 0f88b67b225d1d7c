export const adminSearchMessages = {
  title: 'Search',
  titleOf: (words: string) => `Search: ${words}`,
  placeholder: { all: 'Order, product, phone', orders: 'Order, phone, name', products: 'Search products' },
  orders: 'Orders',
  customers: 'Customers',
  products: 'Products',
  all: (count: string) => `Show all ${count}`,
  isLoading: 'Searching …',
  none: (words: string) => `No results for “${words}”.`,
  hint: 'Search orders by number, phone, name, email or tracking number; customers by name, phone or email; products by name, brand or colour. The start of a word is enough.',
  ordersOf: (count: number) => (count === 1 ? '1 order' : `${count} orders`),
  inStock: (count: number) => (count === 1 ? '1 in stock' : `${count} in stock`),
} as const;
