/** What a tab of the browser says: the page, then the shop. */
export const pageTitle = (page: string) => `${page} · E-Store`;

/** The same in the back office. */
export const dashTitle = (page: string) => `${page} · E-DASH`;
