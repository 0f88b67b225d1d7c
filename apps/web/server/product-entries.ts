import { type Department, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';

export type ProductEntries = {
  products: { _id: string; changedAt: string }[];
  pages: number;
  categories: string[];
};

const TIMEOUT_MS = 10_000;

export type CategoriesByDepartment = Record<Department, readonly string[]>;

/** `undefined` if the API fails. */
export const fetchProductEntries = (
  apiUrl: string,
  page: number,
  headers: Record<string, string>,
): Promise<ProductEntries | undefined> => read(`${apiUrl}/api/v1/products/sitemap?page=${page}`, headers);

/** With products; all while the API cannot tell. */
export async function fetchCategoriesByDepartment(
  apiUrl: string,
  categories: readonly string[],
  headers: Record<string, string>,
): Promise<CategoriesByDepartment> {
  const entries = await Promise.all(
    DEPARTMENTS.map(async (department) => {
      const url = `${apiUrl}/api/v1/products?facets=true&department=${department}`;
      const found = (await read<Facets>(url, headers))?.facets?.category;
      return [
        department,
        found?.filter(({ count }) => count > 0).map(({ value }) => value) ?? categories,
      ] as const;
    }),
  );
  return Object.fromEntries(entries) as CategoriesByDepartment;
}

type Facets = { facets?: { category: { value: string; count: number }[] } };

async function read<Answer>(url: string, headers: Record<string, string>): Promise<Answer | undefined> {
  try {
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? ((await answer.json()) as Answer) : undefined;
  } catch {
    return undefined;
  }
}
