/** The form of step 2 with its libraries. The cart asks for it when CHECKOUT is near. */
export const loadCheckout = () => import('./checkout.tsx');
