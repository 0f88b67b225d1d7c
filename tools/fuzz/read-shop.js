export async function readShop(ask) {
  const idsIn = (value, ids = []) => {
    if (Array.isArray(value)) for (const inner of value) idsIn(inner, ids);
    else if (typeof value === 'object' && value !== null) {
      if (typeof value._id === 'string') ids.push(value._id);
      for (const inner of Object.values(value)) idsIn(inner, ids);
    }
    return ids;
  };
  const firstIds = async (path, pick) => [...new Set(idsIn(pick(await ask('Admin', path))))].slice(0, 40);
  const { product: products } = await ask('Admin', '/products?limit=27');
  const { orders } = await ask('Admin', '/admin/orders?limit=50');
  const { customers } = await ask('Admin', '/admin/customers?limit=50');
  const { promoCodes = [] } = await ask('Admin', '/admin/promocodes');
  const own = await ask('Customer', '/orders/me');
  return {
    products,
    productIds: products.map(({ _id }) => _id),
    orderIds: [
      ...(own.orders ?? []).map(({ _id }) => _id),
      ...(orders ?? []).slice(0, 30).map(({ _id }) => _id),
    ],
    customerIds: (customers ?? []).map(({ _id }) => _id),
    reviewIds: await firstIds('/admin/reviews?limit=50', (answer) => answer.reviews ?? []),
    codes: promoCodes.map(({ code }) => code),
  };
}
