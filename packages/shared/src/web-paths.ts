/** Part of every runtime (WHATWG URL), but not of the library of the language. */
declare const URLSearchParams: new (entries: [string, string][]) => { toString: () => string };

export const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length > 0 ? `${path}?${new URLSearchParams(given).toString()}` : path;
};

type Gallery = { keyword?: string | undefined; query?: Record<string, string | undefined> };

/** All addresses of the shop (spec §2). */
export const paths = {
  home: (department?: string) => withQuery('/', { department }),
  product: (id: string) => `/product/${encodeURIComponent(id)}`,
  gallery: ({ keyword = '', query = {} }: Gallery = {}) =>
    withQuery(keyword ? `/products/${encodeURIComponent(keyword)}` : '/products', query),
  wishlist: () => '/wishlist',
  cart: () => '/cart',
  checkout: () => '/cart?step=2',
  login: (next?: string) => withQuery('/login', { next }),
  register: (next?: string) => withQuery('/register', { next }),
  forgetPassword: () => '/forget-password',
  resetPassword: (token: string) => `/password/reset/${encodeURIComponent(token)}`,
  newsletter: () => '/newsletter',
  newsletterConfirm: (token: string) => `/newsletter/confirm/${encodeURIComponent(token)}`,
  newsletterUnsubscribe: (token: string) => `/newsletter/unsubscribe/${encodeURIComponent(token)}`,
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
  orderDetails: (id: string) => `/account/orderdetails/${encodeURIComponent(id)}`,
  orderReturn: (id: string) => `/account/orderdetails/${encodeURIComponent(id)}/return`,
  admin: (next?: string) => withQuery('/admin', { next }),
  dashboard: () => '/admin/dashboard',
  addProduct: () => '/admin/dashboard/addproduct',
  editProduct: (id: string) => `/admin/dashboard/product/${encodeURIComponent(id)}`,
  productList: ({ keyword, page = 1 }: { keyword?: string; page?: number } = {}) =>
    withQuery('/admin/dashboard/productlist', { keyword, page: page > 1 ? String(page) : undefined }),
  categoryList: () => '/admin/dashboard/categorylist',
  orderList: () => '/admin/dashboard/orderlist',
  staffOrder: (id: string) => `/admin/dashboard/orderlist/${encodeURIComponent(id)}`,
  printOrders: (ids: readonly string[], as: { what?: string; paper?: string } = {}) =>
    withQuery('/admin/dashboard/orderlist/print', { ids: ids.join(','), ...as }).replaceAll('%2C', ','),
  payments: (query: Record<string, string | undefined> = {}) => withQuery('/admin/dashboard/payments', query),
  accounts: (query: Record<string, string | undefined> = {}) => withQuery('/admin/dashboard/accounts', query),
  cash: (query: Record<string, string | undefined> = {}, screen: '' | '/closing' | '/return-rates' = '') =>
    withQuery(`/admin/dashboard/cash${screen}`, query),
  transactionList: () => '/admin/dashboard/transactionlist',
  settings: (part?: string) => withQuery('/admin/dashboard/settings', { part }),
  customers: () => '/admin/dashboard/customers',
  customer: (id: string) => `/admin/dashboard/customers/${encodeURIComponent(id)}`,
  staffReviews: (query: Record<string, string | undefined> = {}) =>
    withQuery('/admin/dashboard/reviews', query),
  promoCodes: () => '/admin/dashboard/promocodes',
  subscribers: (query: Record<string, string | undefined> = {}) =>
    withQuery('/admin/dashboard/newsletter', query),
  searchTerms: (query: Record<string, string | undefined> = {}) =>
    withQuery('/admin/dashboard/searchterms', query),
  staff: () => '/admin/dashboard/staff',
  twoStep: (next?: string) => withQuery('/admin/dashboard/two-step', { next }),
  status: () => '/admin/dashboard/status',
  messages: (query: Record<string, string | undefined> = {}) => withQuery('/admin/dashboard/messages', query),
  ticket: (id: string) => `/admin/dashboard/messages/${encodeURIComponent(id)}`,
  deadMails: () => '/admin/dashboard/mails',
  audit: (query: Record<string, string | undefined> = {}) => withQuery('/admin/dashboard/audit', query),
};

/** Address that dials a phone number. */
export const telUrl = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** Trims the text; empty leads to the plain list (spec §5). */
export function searchPath(text: string): string {
  return paths.gallery({ keyword: text.trim() });
}
