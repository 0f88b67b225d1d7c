/** How many of the latest orders the account shows. */
export const LATEST_ORDERS = 3;
const ORDERS_PER_PAGE = 10;

/** The part of My Orders that an address asks for; what is no page number is the first. */
export function readOrderPage({ url }: Pick<Request, 'url'>) {
  const page = Number(new URL(url).searchParams.get('page') ?? 1);
  return { page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1, limit: ORDERS_PER_PAGE };
}
