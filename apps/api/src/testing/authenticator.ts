import { generateSync, ScureBase32Plugin } from 'otplib';
import type { TestShop } from './start-test-shop.ts';

const STEP_S = 30;

export const bytesOf = (key: string) => Buffer.from(new ScureBase32Plugin().decode(key));

export const authenticator = (key: string, now: () => Date) => ({
  code: (steps = 0) => generateSync({ secret: key, epoch: now().getTime() / 1000 + steps * STEP_S }),
});

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
