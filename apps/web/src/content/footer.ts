import { DEPARTMENT_NAMES, DEPARTMENTS } from '@e-store/shared/catalog/departments';
import { paths } from '../lib/paths.ts';

export type FooterLink = { label: string; to: string };

/** Shop, link lists, contact and credits (spec §1). Every link leads somewhere. */
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
        { label: 'Your account', to: paths.account() },
        { label: 'Your cart', to: paths.cart() },
        { label: 'Forgot password', to: paths.forgetPassword() },
      ],
    },
  ] satisfies { title: string; links: FooterLink[] }[],
  contact: {
    title: 'Contact',
    email: 'help@estore.example',
    hours: 'Mon to Sat, 9 am to 7 pm',
  },
  credits: [
    '© E-Store. All prices in ₹; tax and shipping are named before you order.',
    'Typeface Anek by Ek Type',
  ],
};
