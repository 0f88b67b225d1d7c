import { SETTINGS_SECTIONS } from '@e-store/shared/store/settings-checks';
import type { APIRequestContext } from '@playwright/test';

type Order = { _id: string; orderStatus: string };

export async function findReviewedProduct(request: APIRequestContext): Promise<string> {
  const answer = await request.get('/api/v1/products', { params: { limit: '27', inStock: 'true' } });
  const { product }: { product: { _id: string; rating: { count: number } }[] } = await answer.json();
  const best = product.toSorted((a, b) => b.rating.count - a.rating.count)[0];
  return best?._id ?? '';
}

export async function listPublicScreens(request: APIRequestContext): Promise<string[]> {
  const product = await findReviewedProduct(request);
  return [
    '/',
    '/?department=women',
    '/products',
    '/products/zzqqxx',
    `/product/${product}`,
    `/product/${product}?sort=lowest`,
    '/cart',
    '/wishlist',
    '/login',
    '/register',
    '/forget-password',
    '/password/reset/some-token',
    '/newsletter',
    '/newsletter/confirm/some-token',
    '/newsletter/unsubscribe/some-token',
    '/alerts/withdraw/some-token',
    '/collection/0123456789abcdef01234567?token=some-token',
    '/redelivery/0123456789abcdef01234567?token=some-token',
    '/shipping',
    '/returns',
    '/size-guide',
    '/faq',
    '/privacy',
    '/terms',
    '/contact',
    '/nowhere',
  ];
}

export async function listShopperScreens(request: APIRequestContext): Promise<string[]> {
  const { orders }: { orders: Order[] } = await (await request.get('/api/v1/orders/me')).json();
  const delivered = orders.find(({ orderStatus }) => orderStatus === 'Delivered');
  return [
    '/cart',
    '/cart?step=2',
    '/wishlist',
    '/account',
    '/account/edit',
    '/account/sessions',
    '/account/messages',
    '/account/privacy',
    '/account/erased',
    '/account/change-password',
    '/account/myorders',
    `/account/orderdetails/${orders[0]?._id}`,
    `/account/orderdetails/${delivered?._id}`,
    `/account/orderdetails/${delivered?._id}/return`,
  ];
}

export async function listStaffScreens(request: APIRequestContext): Promise<string[]> {
  const { orders }: { orders: Order[] } = await (await request.get('/api/v1/admin/orders')).json();
  const returned = orders.find(({ orderStatus }) => orderStatus === 'Return requested');
  const found = await request.get('/api/v1/admin/customers', { params: { search: 'shopper' } });
  const { customers }: { customers: { _id: string }[] } = await found.json();
  const product = await findReviewedProduct(request);
  return [
    '/admin/dashboard',
    '/admin/dashboard?sales=year&top=year',
    '/admin/dashboard/search?keyword=demo',
    '/admin/dashboard/addproduct/',
    `/admin/dashboard/product/${product}`,
    `/admin/dashboard/productlist/stock/${product}`,
    '/admin/dashboard/productlist/',
    '/admin/dashboard/productlist/?keyword=zzqqxx',
    '/admin/dashboard/productlist/import',
    '/admin/dashboard/categorylist/',
    '/admin/dashboard/orderlist/',
    `/admin/dashboard/orderlist/${orders[0]?._id}`,
    `/admin/dashboard/orderlist/${returned?._id ?? orders[1]?._id}`,
    `/admin/dashboard/orderlist/print?ids=${orders[0]?._id}`,
    '/admin/dashboard/transactionlist/',
    '/admin/dashboard/cash',
    '/admin/dashboard/cash/remittances',
    '/admin/dashboard/cash/closing',
    '/admin/dashboard/cash/return-rates',
    '/admin/dashboard/customers',
    `/admin/dashboard/customers/${customers[0]?._id}`,
    `/admin/dashboard/customers/${customers[0]?._id}/order`,
    '/admin/dashboard/customers?keyword=zzqqxx',
    '/admin/dashboard/reviews',
    '/admin/dashboard/reviews?show=hidden',
    '/admin/dashboard/promocodes',
    '/admin/dashboard/searchterms',
    '/admin/dashboard/searchterms?show=synonyms',
    '/admin/dashboard/newsletter',
    '/admin/dashboard/messages',
    '/admin/dashboard/staff',
    '/admin/dashboard/audit',
    '/admin/dashboard/status',
    ...SETTINGS_SECTIONS.map((part) => `/admin/dashboard/settings?part=${part}`),
  ];
}
