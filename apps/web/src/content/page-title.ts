export const pageTitle = (page: string) => `${page} · E-Store`;

export const dashTitle = (page: string) => `${page} · E-DASH`;
