import type { ComponentType } from 'react';

type PageModule = { Component: ComponentType };

/**
 * Every screen, each in a chunk of its own. The name is the folder's and the file's: `pages/<name>/<name>-page.tsx`; by
 * it the server finds the chunk's styles in the build's manifest.
 */
const pageModules = {
  home: () => import('../pages/home/home-page.tsx'),
  gallery: () => import('../pages/gallery/gallery-page.tsx'),
  product: () => import('../pages/product/product-page.tsx'),
  cart: () => import('../pages/cart/cart-page.tsx'),
  wishlist: () => import('../pages/wishlist/wishlist-page.tsx'),
  login: () => import('../pages/login/login-page.tsx'),
  register: () => import('../pages/register/register-page.tsx'),
  'forget-password': () => import('../pages/forget-password/forget-password-page.tsx'),
  'reset-password': () => import('../pages/reset-password/reset-password-page.tsx'),
  shipping: () => import('../pages/shipping/shipping-page.tsx'),
  returns: () => import('../pages/returns/returns-page.tsx'),
  'size-guide': () => import('../pages/size-guide/size-guide-page.tsx'),
  privacy: () => import('../pages/privacy/privacy-page.tsx'),
  terms: () => import('../pages/terms/terms-page.tsx'),
  faq: () => import('../pages/faq/faq-page.tsx'),
  contact: () => import('../pages/contact/contact-page.tsx'),
  newsletter: () => import('../pages/newsletter/newsletter-page.tsx'),
  'newsletter-confirm': () => import('../pages/newsletter-confirm/newsletter-confirm-page.tsx'),
  'newsletter-unsubscribe': () => import('../pages/newsletter-unsubscribe/newsletter-unsubscribe-page.tsx'),
  'alert-withdraw': () => import('../pages/alert-withdraw/alert-withdraw-page.tsx'),
  account: () => import('../pages/account/account-page.tsx'),
  'change-password': () => import('../pages/change-password/change-password-page.tsx'),
  'edit-profile': () => import('../pages/edit-profile/edit-profile-page.tsx'),
  sessions: () => import('../pages/sessions/sessions-page.tsx'),
  'my-orders': () => import('../pages/my-orders/my-orders-page.tsx'),
  'order-details': () => import('../pages/order-details/order-details-page.tsx'),
  'order-return': () => import('../pages/order-return/order-return-page.tsx'),
  admin: () => import('../pages/admin/admin-page.tsx'),
  'admin-frame': () => import('../pages/admin-frame/admin-frame-page.tsx'),
  'admin-dashboard': () => import('../pages/admin-dashboard/admin-dashboard-page.tsx'),
  'admin-add-product': () => import('../pages/admin-add-product/admin-add-product-page.tsx'),
  'admin-product-list': () => import('../pages/admin-product-list/admin-product-list-page.tsx'),
  'admin-category-list': () => import('../pages/admin-category-list/admin-category-list-page.tsx'),
  'admin-order-list': () => import('../pages/admin-order-list/admin-order-list-page.tsx'),
  'admin-transaction-list': () => import('../pages/admin-transaction-list/admin-transaction-list-page.tsx'),
  'admin-settings': () => import('../pages/admin-settings/admin-settings-page.tsx'),
} satisfies Record<string, () => Promise<PageModule>>;

export type PageName = keyof typeof pageModules;

export const pageNames = Object.keys(pageModules);

/** The parts of a route that show a page: `{ path, ...page('home') }`. */
export function page(name: PageName) {
  return {
    id: name,
    lazy: async () => {
      const { Component }: PageModule = await pageModules[name]();
      return { Component };
    },
  };
}

/** The source file of a page, as the build's manifest names it; `undefined` for a route that is no page. */
export function pageFile(routeId: string): string | undefined {
  return routeId in pageModules ? `src/pages/${routeId}/${routeId}-page.tsx` : undefined;
}

/** Pages whose pictures are what people come for, and which work as links and forms until they are alive. */
export function isPictureFirst(routeId: string): boolean {
  return routeId === 'home' || routeId === 'gallery' || routeId === 'product';
}
