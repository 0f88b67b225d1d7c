import { type Endpoint, isMutation, type VersionedRecord } from '@e-store/shared/endpoint';
import { type Example, inputSchema, type JsonSchema } from './json-schema.ts';
import { referToParameter } from './shared-headers.ts';

export function describeParameters(endpoint: Endpoint, example: Example | undefined): JsonSchema[] {
  const [path = '', query = ''] = example?.path.split('?') ?? [];
  const inPath = extractPathValues(endpoint.path, path);
  const inQuery = new URLSearchParams(query);
  return [
    ...members(endpoint.params).map(({ name, schema: { description, ...schema } }) => ({
      name,
      in: 'path',
      required: true,
      description: description ?? PATH_DESCRIPTIONS[name] ?? describeId(endpoint.path),
      schema,
      ...exampleField(inPath[name]),
    })),
    ...members(endpoint.query)
      .flatMap(expandBounds)
      .map(({ name, schema: { description = QUERY_DESCRIPTIONS[name], ...schema }, isRequired }) => ({
        name,
        in: 'query',
        required: isRequired,
        ...(description !== undefined && { description }),
        schema,
        ...exampleField(parseExample(inQuery.get(name) ?? undefined, schema)),
      })),
    ...describeRequestHeaders(endpoint, example),
  ];
}

function describeRequestHeaders(endpoint: Endpoint, example: Example | undefined): JsonSchema[] {
  return [
    ...(endpoint.idempotencyKey ? [referToParameter('Idempotency-Key')] : []),
    ...Object.entries(endpoint.signatureHeaders ?? {}).map(([name, { description, example: value }]) => ({
      name,
      in: 'header',
      required: true,
      description,
      schema: { type: 'string' },
      example: value,
    })),
    ...(endpoint.versioned ? [ifMatch(endpoint.versioned, example)] : []),
    ...(isMutation(endpoint) ? [] : [referToParameter('If-None-Match')]),
  ];
}

const ifMatch = (versioned: VersionedRecord, example: Example | undefined): JsonSchema => ({
  name: 'If-Match',
  in: 'header',
  required: !versioned.isOptional,
  description: `The \`${versioned.field}\` of the ${versioned.record} that was read, in double quotes. After a change by someone else since, nothing is saved (412).`,
  schema: { type: 'string', pattern: '^(W/)?"[0-9]{1,12}(-[A-Za-z0-9_-]{12})?"$' },
  example: example?.ifMatch ?? '"1"',
});

const exampleField = (example: string | number | undefined) => (example === undefined ? {} : { example });

const parseExample = (text: string | undefined, schema: JsonSchema) =>
  text !== undefined && (schema['type'] === 'integer' || schema['type'] === 'number') ? Number(text) : text;

/**
 * `price[gt]`, `price[gte]` … become parameters, because few client generators serialise objects in queries
 * correctly.
 */
function expandBounds(member: Member): Member[] {
  const { properties } = member.schema as { properties?: Record<string, JsonSchema> };
  if (member.schema['type'] !== 'object' || !properties) return [member];
  return Object.entries(properties).map(([bound, schema]) => ({
    name: `${member.name}[${bound}]`,
    schema,
    isRequired: false,
  }));
}

type Member = { name: string; schema: JsonSchema; isRequired: boolean };

function members(schema: Endpoint['query']): Member[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = inputSchema(schema) as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    schema: inner,
    isRequired: required.includes(name),
  }));
}

/** `/product/:id` and `/product/64…` → `{ id: '64…' }` */
function extractPathValues(pattern: string, path: string): Record<string, string> {
  const parts = path.split('/');
  return Object.fromEntries(
    pattern
      .split('/')
      .map((part, index): [string, string] => [part, parts[index] ?? ''])
      .filter(([part, value]) => part.startsWith(':') && value !== '')
      .map(([part, value]) => [part.slice(1), decodeURIComponent(value)]),
  );
}

/** `/admin/payments/:id/refund` → what `payments` have ids of */
function describeId(path: string): string {
  const [before = ''] = path.split('/:id');
  return `Id of the ${RECORDS[before.split('/').at(-1) ?? ''] ?? 'record'}.`;
}

const RECORDS: Readonly<Record<string, string>> = {
  alerts: 'stock alert',
  collection: 'order',
  customers: 'customer',
  invoices: 'invoice',
  messages: 'message',
  order: 'order',
  orders: 'order',
  'payment-discrepancies': 'difference',
  payments: 'order',
  product: 'product',
  products: 'product',
  redelivery: 'order',
  remittances: 'remittance',
  review: 'review',
  reviews: 'review',
  sessions: 'session',
  staff: 'account',
  synonyms: 'synonym',
  wishlist: 'product',
};

const PATH_DESCRIPTIONS: Readonly<Record<string, string>> = {
  code: 'The promo code, like `WELCOME10`.',
  key: 'Key of the category.',
  pincode: 'A pincode of India, six digits.',
  returnId: 'Id of the return.',
  token: 'Token of the mailed link.',
};

const QUERY_DESCRIPTIONS: Readonly<Record<string, string>> = {
  age: 'Days since delivery.',
  brand: 'Products of this brand.',
  category: 'Key, name or alias of a category, or `all`.',
  colour: 'Products of a colour, or of a family of colours such as `blue`.',
  courier: 'Orders of this courier.',
  day: 'Day whose rows are listed, a date in India.',
  department: 'Products of a department.',
  document: 'Id of an invoice or credit note; by default the invoice in force, else the latest document.',
  email: 'Email address of the account.',
  facets: '`true` adds the number of products of each filter value.',
  from: 'First day of the range, a date in India.',
  id: 'Id of the changed record.',
  ids: 'Ids, separated by commas.',
  inStock: '`true`: only products in stock.',
  keyword: 'Words to search for.',
  kind: 'Only entries of this kind.',
  limit: 'Entries per page.',
  days: 'Length of the period up to and including today in India.',
  moveTo: 'Key of the category that the products move to.',
  minDiscount: 'Only products at least this much below their MRP, in percent.',
  onSale: 'Only products with a price below their MRP (`true`) or at it (`false`).',
  origin: 'Products from this country.',
  page: 'Page number, from 1.',
  part: 'Total of the day whose rows are listed.',
  payment: 'Orders whose payment is in this state.',
  pincode: 'Pincode of the delivery address.',
  'price[gt]': 'Above this price, in whole rupees.',
  'price[gte]': 'At or above this price, in whole rupees.',
  'price[lt]': 'Below this price, in whole rupees.',
  'price[lte]': 'At or below this price, in whole rupees.',
  product: 'The id of a product.',
  sales: 'The period of the sales figures.',
  search: 'Words to search for in the entries.',
  show: 'Part of the list.',
  size: 'Products in stock in this size.',
  sort: 'The order of the list.',
  stars: 'Only reviews with this number of stars.',
  state: 'Only entries in this state.',
  status: 'Only entries with this status.',
  tab: 'Orders of this tab of E-DASH.',
  to: 'Last day of the range, a date in India.',
  total: 'Total of the order, in whole rupees.',
  token: 'Signature of the link in the mail.',
  top: 'The period of the best sellers.',
  until: 'Last day of collection, a date in India.',
};
