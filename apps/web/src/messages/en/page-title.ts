export const pageTitle = (page: string) => `${page} · E-Store`;

export const adminTitle = (page: string) => `${page} · E-DASH`;
