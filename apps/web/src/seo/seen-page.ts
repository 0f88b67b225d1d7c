import type { RootState } from '../app/store.ts';

/** A page as it was rendered: which it is, and of what. */
export type SeenPage = {
  /** Of the shop, `PUBLIC_URL`. */
  origin: string;
  url: URL;
  /** Its name in `page-modules.ts`; `undefined` for what is no page. */
  page: string | undefined;
  /** Of the gallery. */
  keyword: string | undefined;
  state: RootState;
};
