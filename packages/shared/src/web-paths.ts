/** Part of every runtime (WHATWG URL), but not of the language library. */
declare const URLSearchParams: new (entries: [string, string][]) => { toString: () => string };

export const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
};

type Gallery = { keyword?: string | undefined; query?: Record<string, string | undefined> };

const toRecord = (path: string) => (id: string) => `${path}/${encodeURIComponent(id)}`;

/** With a filter in the address. */
const toScreen =
  (name: string) =>
  (query: Record<string, string | undefined> = {}) =>
    withQuery(`/admin/dashboard/${name}`, query);

/** Spec §2. */
export const paths = {
  home: (department?: string) => withQuery('/', { department }),
  product: toRecord('/product'),
  gallery: ({ keyword = '', query = {} }: Gallery = {}) =>
    withQuery(keyword ? `/products/${encodeURIComponent(keyword)}` : '/products', query),
  wishlist: () => '/wishlist',
  cart: () => '/cart',
  checkout: () => '/cart?step=2',
  login: (next?: string) => withQuery('/login', { next }),
  register: (next?: string) => withQuery('/register', { next }),
  forgetPassword: () => '/forget-password',
  resetPassword: toRecord('/password/reset'),
  newsletter: () => '/newsletter',
  newsletterConfirm: toRecord('/newsletter/confirm'),
  newsletterUnsubscribe: toRecord('/newsletter/unsubscribe'),
  shipping: () => '/shipping',
  returns: () => '/returns',
  sizeGuide: () => '/size-guide',
  faq: () => '/faq',
  privacy: () => '/privacy',
  terms: () => '/terms',
  contact: () => '/contact',
  account: () => '/account',
  changePassword: () => '/account/change-password',
  editProfile: () => '/account/edit',
  sessions: () => '/account/sessions',
  myTickets: () => '/account/messages',
  yourData: () => '/account/privacy',
  accountErased: () => '/account/erased',
  myOrders: (page = 1) => withQuery('/account/myorders', { page: page > 1 ? String(page) : undefined }),
  orderDetails: toRecord('/account/orderdetails'),
  orderReturn: (id: string) => `/account/orderdetails/${encodeURIComponent(id)}/return`,
  admin: (next?: string) => withQuery('/admin', { next }),
  dashboard: () => '/admin/dashboard',
  addProduct: toScreen('addproduct'),
  editProduct: toRecord('/admin/dashboard/product'),
  stockHistory: toRecord('/admin/dashboard/productlist/stock'),
  productList: ({ keyword, page = 1 }: { keyword?: string; page?: number } = {}) =>
    withQuery('/admin/dashboard/productlist', { keyword, page: page > 1 ? String(page) : undefined }),
  productImport: toScreen('productlist/import'),
  categoryList: () => '/admin/dashboard/categorylist',
  orderList: () => '/admin/dashboard/orderlist',
  staffOrder: toRecord('/admin/dashboard/orderlist'),
  printOrders: (ids: readonly string[], as: { paper?: string } = {}) =>
    withQuery('/admin/dashboard/orderlist/print', { ids: ids.join(','), ...as }).replaceAll('%2C', ','),
  payments: toScreen('payments'),
  accounts: toScreen('accounts'),
  cash: toScreen('cash'),
  remittances: toScreen('cash/remittances'),
  cashClosing: toScreen('cash/closing'),
  returnRates: toScreen('cash/return-rates'),
  transactionList: () => '/admin/dashboard/transactionlist',
  settings: (part?: string) => withQuery('/admin/dashboard/settings', { part }),
  customers: () => '/admin/dashboard/customers',
  customer: toRecord('/admin/dashboard/customers'),
  staffReviews: toScreen('reviews'),
  promoCodes: () => '/admin/dashboard/promocodes',
  subscribers: toScreen('newsletter'),
  searchTerms: toScreen('searchterms'),
  staff: () => '/admin/dashboard/staff',
  twoStep: (next?: string) => withQuery('/admin/dashboard/two-step', { next }),
  status: () => '/admin/dashboard/status',
  messages: toScreen('messages'),
  ticket: toRecord('/admin/dashboard/messages'),
  deadMails: () => '/admin/dashboard/mails',
  audit: toScreen('audit'),
};

export const telUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Empty text leads to the plain list (spec §5). */
export function searchPath(text: string): string {
  return paths.gallery({ keyword: text.trim() });
}
