export type ProductEntries = {
  products: { _id: string; changedAt: string }[];
  pages: number;
  categories: string[];
};

const TIMEOUT_MS = 10_000;

/** `undefined` if the API fails. */
export async function fetchProductEntries(
  apiUrl: string,
  page: number,
  headers: Record<string, string>,
): Promise<ProductEntries | undefined> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`${apiUrl}/api/v1/products/sitemap?page=${page}`, { headers, signal });
    return answer.ok ? ((await answer.json()) as ProductEntries) : undefined;
  } catch {
    return undefined;
  }
}
