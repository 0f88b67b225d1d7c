export const loadCheckout = () => import('./checkout.tsx');
