import { DEPARTMENTS, type Department } from '@e-store/shared/catalog/list-choices';
import { createApiThunk } from '../../../lib/thunk.ts';

const BANNER_DEPARTMENTS = DEPARTMENTS.filter((department) => department !== 'kids');

export type BannerGaps = { hasProducts: boolean; emptyDepartments: Department[] };

export const findBannerGaps = createApiThunk(
  'settings/findBannerGaps',
  async (api, price: number): Promise<BannerGaps> => {
    const bound = String(price);
    const { productCount, facets } = await api.call('GET /products', {
      query: { category: 'T-Shirt', price: { gte: bound, lte: bound }, limit: '9', facets: 'true' },
    });
    const hasDepartment = (department: Department) =>
      !facets || facets.department.some(({ value, count }) => value === department && count > 0);
    return {
      hasProducts: productCount > 0,
      emptyDepartments: BANNER_DEPARTMENTS.filter((department) => !hasDepartment(department)),
    };
  },
);
