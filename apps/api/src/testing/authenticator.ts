import { codeAt, totpStep } from '../features/account/second-factor/totp.ts';
import type { TestShop } from './start-test-shop.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function bytesOf(key: string): Buffer {
  const bits = key.replaceAll(/./g, (sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0'));
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export function authenticator(key: string, now: () => Date) {
  const bytes = bytesOf(key);
  return { code: (steps = 0) => codeAt(bytes, totpStep(now()) + steps) };
}

type Agent = ReturnType<TestShop['agent']>;
const PATH = '/api/v1/admin/second-factor';

export async function beginTwoStep(shop: TestShop, agent: Agent) {
  const { body } = await agent.post(`${PATH}/key`).expect(200);
  const app = authenticator(String(body.key), shop.now);
  return { app, ticket: String(body.ticket), uri: String(body.uri), key: String(body.key) };
}

export async function signInTwoStep(shop: TestShop, role: 'Admin' | 'Packer' | 'Catalogue' = 'Admin') {
  const person = await shop.signIn(role);
  const { app, ticket } = await beginTwoStep(shop, person.agent);
  const { body } = await person.agent.put(PATH).send({ ticket, code: app.code() }).expect(200);
  shop.passTime(30_000);
  const { email, password } = person.person;
  const signIn = (code?: string) => shop.agent().post('/api/v1/login').send({ email, password, code });
  return { ...person, app, recoveryCodes: body.recoveryCodes as string[], signIn };
}
