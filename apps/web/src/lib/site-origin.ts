import { createContext } from 'react';

/** Public origin of the shop (`PUBLIC_URL`), the base of canonical URLs, never the request's origin. */
export const SiteOrigin = createContext('http://localhost');
