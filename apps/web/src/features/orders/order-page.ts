export const LATEST_ORDERS = 3;
const ORDERS_PER_PAGE = 10;

/** Page of My Orders from the URL; the first one for invalid numbers. */
export function readOrderPage({ url }: Pick<Request, 'url'>) {
  const page = Number(new URL(url).searchParams.get('page') ?? 1);
  return { page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1, limit: ORDERS_PER_PAGE };
}
