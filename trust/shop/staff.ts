import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { Order } from '@e-store/shared/orders/order';
import { root } from '../../scripts/command-line.js';
import { childEnv } from '../../scripts/shop/child-env.js';
import { runChild } from '../../scripts/shop/run-child.js';
import { type Answer, type Client, createClient, expectStatus } from './client.ts';

const EMAIL = 'owner@example.com';

/** By `npm run admin:create`; returns the printed password. */
export async function createAdmin(values: Record<string, string>): Promise<string> {
  const printed: string[] = [];
  await runChild({
    name: 'admin:create',
    file: path.join(root, 'apps/api/dist/admin-create.js'),
    args: ['--email', EMAIL],
    env: childEnv('api', values),
    say: (line: string) => printed.push(line),
  });
  const password = /shown only once: (\S+)/.exec(printed.join('\n'))?.[1];
  if (password === undefined) throw new Error('admin:create printed no password.');
  return password;
}

type Product = { _id: string; stock: number };

/** Reauthenticates after half an hour. */
export async function signInStaff(apiUrl: string, password: string) {
  const client = createClient(apiUrl);
  await expectStatus(200, client('/login', { method: 'POST', body: { email: EMAIL, password } }));
  let made = 0;
  const call: Client = async <Body>(...asked: Parameters<Client>): Promise<Answer<Body>> => {
    const answer = await client<Body>(...asked);
    if (answer.body.code !== 'PASSWORD_CONFIRMATION_REQUIRED') return answer;
    await expectStatus(200, client('/admin/confirm', { method: 'POST', body: { password } }));
    return client<Body>(...asked);
  };
  const stockOf = async (product: string) =>
    (await expectStatus(200, call<Product>(`/admin/products/${product}`))).stock;
  return {
    call,
    stockOf,
    addProduct: async (stock: number, price = 499): Promise<string> => {
      made += 1;
      const body = {
        name: `Plain tee ${made}`,
        descreption: 'A plain tee.', // (sic) spec §3
        brand: 'Saanjh',
        category: 'T-Shirt',
        images: [{ public_id: 'plain', url: 'https://pictures.example/plain.webp' }],
        price,
        stock,
      };
      return (await expectStatus(201, call<Product>('/admin/product/new', { method: 'POST', body })))._id;
    },
    move: (order: string, body: { to: string; reason?: string }) =>
      call(`/admin/orders/${order}/move`, { method: 'POST', body }),
    decideReturn: (
      order: string,
      body: {
        accepted: boolean;
        restocked?: number[];
        refused?: number[];
        reason?: string;
        exchange?: boolean;
      },
    ) => call<{ order: Order }>(`/admin/orders/${order}/return`, { method: 'POST', body }),
    /** From a previously read value. */
    changeStock: (product: string, from: number, to: number) =>
      call<Product>(`/admin/products/${product}/stock`, {
        method: 'PUT',
        headers: { 'Idempotency-Key': randomUUID() },
        body: { lines: [{ from, to }], cause: to > from ? 'delivery' : 'damage' },
      }),
  };
}

export type Staff = Awaited<ReturnType<typeof signInStaff>>;
