const SIZES = ['S', 'M', 'L', 'XL', '28', '30', '32'];
const RANDOM_ID = '0123456789abcdef01234567';

const SHIPPING = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.com',
  phoneNo: '9876543210',
  address: '12 Lake Road',
  pincode: '560034',
  city: 'Bengaluru',
  contry: 'India',
};

const IDS = [
  [/^\/(product|wishlist|admin\/products)\//, 'productIds'],
  [/^\/(order|admin\/order|admin\/orders)\//, 'orderIds'],
  [/^\/admin\/customers\//, 'customerIds'],
  [/^\/(review|admin\/reviews)\//, 'reviewIds'],
];

/** Likely parameter values of this shop, so that calls get beyond 404. */
export function createValueFinder(operation, shop, password) {
  const ids = shop[IDS.find(([path]) => path.test(operation.path))?.[1]] ?? [];
  const lines = shop.products
    .flatMap(({ _id, sizes = [] }) =>
      sizes.length > 0
        ? sizes.map(({ size }) => ({ product: _id, size, quantity: 1 }))
        : [{ product: _id, quantity: 1 }],
    )
    .slice(0, 60);
  const words = {
    id: [...ids, RANDOM_ID],
    ids: [shop.productIds.slice(0, 3).join(','), shop.orderIds.slice(0, 3).join(',')],
    product: [...shop.productIds, RANDOM_ID],
    code: [...shop.codes, 'NOTHERE'],
    promoCode: shop.codes,
    size: SIZES,
    key: ['t-shirt', 'shirt', 'nothing'],
    pincode: ['560034', '110001', '000000'],
    email: ['asha@example.com', 'admin@example.com'],
    password: [password, 'wrong wrong wrong'],
    oldPassword: [password],
    newPassword: [password],
    confirmPassword: [password],
    shippingInfo: [SHIPPING],
    quantity: [1, 2, 50],
    mobile: ['9876543210'],
    contry: ['India'],
    url: ['https://pictures.example/a.webp'],
    'Idempotency-Key': ['a-key-of-an-order-1', 'a-key-of-an-order-2'],
  };
  return (name, schema) => {
    if (name === 'example') return exampleOf(operation, ids);
    if (name === 'orderItems' || name === 'lines') return lines.map((line) => [line]);
    if (schema?.type === 'array') return undefined;
    return Object.hasOwn(words, name) ? words[name] : undefined;
  };
}

function exampleOf({ body }, ids) {
  if (body?.example === undefined) return undefined;
  const text = JSON.stringify(body.example);
  return [
    body.example,
    ...ids.slice(0, 5).map((id) => JSON.parse(text.replaceAll(/"[0-9a-f]{24}"/g, `"${id}"`))),
  ];
}
