import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import { paths } from '@e-store/shared/web-paths';

type FooterLink = { label: string; to: string };

/** Shop, link lists, contact and credits (spec §1). */
export const footer = {
  shop: 'T-shirts, shirts and jeans for men, women and kids. Cash on delivery across India.',
  lists: [
    {
      title: 'Shop',
      links: [
        ...DEPARTMENTS.map((department) => ({
          label: DEPARTMENT_NAMES[department],
          to: paths.home(department),
        })),
        { label: 'Sale', to: paths.gallery({ query: { onSale: 'true' } }) },
        { label: 'All products', to: paths.gallery({ query: { type: 'all' } }) },
      ],
    },
    {
      title: 'Help',
      links: [
        { label: 'Track an order', to: paths.myOrders() },
        { label: 'Shipping', to: paths.shipping() },
        { label: 'Returns', to: paths.returns() },
        { label: 'Size guide', to: paths.sizeGuide() },
        { label: 'FAQs', to: paths.faq() },
      ],
    },
  ] satisfies { title: string; links: FooterLink[] }[],
  contact: {
    title: 'Contact',
    links: [
      { label: 'Contact us', to: paths.contact() },
      { label: 'Grievance officer', to: `${paths.contact()}#grievance` },
    ],
  },
  small: [
    { label: 'Privacy', to: paths.privacy() },
    { label: 'Terms', to: paths.terms() },
    { label: 'Newsletter', to: paths.newsletter() },
  ],
  credits: [
    '© E-Store. All prices in ₹. Tax and shipping are shown before you order.',
    'Typeface Anek by Ek Type',
  ],
};

export const pageTitle = (page: string) => `${page} · E-Store`;

export const chromeMessages = {
  departments: 'Departments',
  types: 'Product types',
  help: 'Help',
  terms: 'Terms',
  searchProducts: 'Search products',
  search: 'Search',
  trackAnOrder: 'Track an order',
  login: 'Login',
  account: 'Account',
  menu: 'Menu',
  menuNotLoaded: 'The menu could not be loaded. Check your connection and try again.',
  darkTheme: 'Dark theme',
} as const;
