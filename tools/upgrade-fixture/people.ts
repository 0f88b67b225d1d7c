import { beginTwoStep } from '../../apps/api/src/testing/authenticator.ts';
import { registration, type TestShop } from '../../apps/api/src/testing/start-test-shop.ts';
import type { TestInbox } from '../../apps/api/src/testing/start-test-inbox.ts';

export type Agent = ReturnType<TestShop['agent']>;
type Person = { agent: Agent; id: string; email: string; password: string };
export type Shopper = Person & { shippingInfo: object };
export type StaffMember = Person & { totpKey?: string; code?: () => string };

const HOUSES = ['7, Tank Bund Road', '41, Mango Grove', '9, Old Mill Lane', '3, Hill View'];
let registered = 0;

/** With a mobile number and an address of their own. */
export async function registerShopper(shop: TestShop, firstname: string, lastname: string): Promise<Shopper> {
  const index = registered++;
  const email = `${firstname.toLowerCase()}@example.com`;
  const mobile = `98450010${10 + index}`;
  const person = registration({
    firstname,
    lastname,
    mobile,
    email,
    password: `${firstname} keeps a long phrase`,
    notice: '2026-1',
  });
  const agent = shop.agent();
  const { body } = await agent.post('/api/v1/register').send(person).expect(201);
  const shippingInfo = {
    firstName: firstname,
    lastName: lastname,
    email,
    phoneNo: mobile,
    address: HOUSES[index % HOUSES.length],
    pincode: '560034',
    city: 'Bengaluru',
    contry: 'India',
  };
  return { agent, id: String(body._id), email, password: person.password, shippingInfo };
}

/** With two-step sign-in, like `npm run admin:create` and its first sign-in. */
export async function makeOwner(shop: TestShop): Promise<StaffMember> {
  const owner = await registerShopper(shop, 'Owner', 'Iyer');
  await shop.database.users.updateOne({ _id: owner.id }, { $set: { role: 'Admin' } });
  const { app, ticket, key } = await beginTwoStep(shop, owner.agent);
  await owner.agent.put('/api/v1/admin/second-factor').send({ ticket, code: app.code() }).expect(200);
  return { ...owner, totpKey: key, code: () => app.code() };
}

/** Returns the new session's `Cookie` header. A code is valid once, so time passes first. */
export async function signIn(shop: TestShop, person: StaffMember): Promise<string> {
  const { email, password } = person;
  if (person.code) shop.passTime(30_000);
  person.agent = shop.agent();
  const code = person.code?.();
  const answer = await person.agent.post('/api/v1/login').send({ email, password, code }).expect(200);
  const lines: unknown = answer.headers['set-cookie'];
  if (!Array.isArray(lines)) throw new Error(`No session of ${email}.`);
  return lines.map((line) => String(line).split(';')[0]).join('; ');
}

/** From the link of the newest mail with this subject. */
export async function mailedToken(inbox: TestInbox, email: string, subject: RegExp): Promise<string> {
  const { text } = await inbox.waitForMail(email, 1, subject);
  const link = /https?:\/\/\S+/.exec(text)?.[0] ?? '';
  const token = /[=/]([^=/\s]+)$/.exec(link)?.[1];
  if (!token) throw new Error(`There is no link in:\n${text}`);
  return decodeURIComponent(token);
}
