import { createContext } from 'react';

/** Origin under which shoppers see the shop (`PUBLIC_URL`); canonical addresses begin with it, never with a request's. */
export const SiteOrigin = createContext('http://localhost');
