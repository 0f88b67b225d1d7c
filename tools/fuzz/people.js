import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from './send.js';

const PASSWORD = 'a long enough password 15';

const json = (method, path, body) => ({
  method,
  path,
  headers: { ...(body && { 'content-type': 'application/json' }) },
  body: body && JSON.stringify(body),
});

const cookieOf = ({ headers }) => (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

async function expectOk(answer, what) {
  const { status, text } = await answer;
  if (status >= 300 || status === 0) throw new Error(`${what}: ${status} ${text.slice(0, 200)}`);
  return answer;
}

const MAIL_WITHIN_MS = 30_000;

/** Of the link in the mail to set a new password. */
async function readResetToken(mailUrl, email) {
  for (const until = performance.now() + MAIL_WITHIN_MS; performance.now() < until; await wait(100)) {
    const heads = await (await fetch(`${mailUrl}/messages`)).json();
    const head = heads.find(({ to, subject }) => to.includes(email) && /password/i.test(subject));
    const mail = head && (await (await fetch(`${mailUrl}/messages/${head.id}`)).json());
    const token = mail && /\/password\/reset\/([\w-]+)/.exec(mail.text)?.[1];
    if (token) return token;
  }
  throw new Error(`No mail reached ${email}.`);
}

/** Recreates people whom a call signed out. */
export async function createPeople({ apiUrl: base, mailUrl }, rootLogin, agent) {
  const cookies = new Map([
    ['stranger', undefined],
    ['forger', 'estore_session=eyJhbGciOiJub25lIn0.eyJzdWIiOiIwIn0.'],
  ]);
  let rootCookie;
  const asRoot = async (method, path, body) =>
    expectOk(send(base, json(method, path, body), { cookie: rootCookie, agent }), `${method} ${path}`);
  const signInRoot = async () => {
    rootCookie = cookieOf(
      await expectOk(send(base, json('POST', '/login', rootLogin), { agent }), 'the first Admin'),
    );
  };

  const signUp = async (person) => {
    const email = `${person.toLowerCase()}-${randomUUID().slice(0, 8)}@example.com`;
    const registered = {
      firstname: person,
      lastname: 'Fuzz',
      mobile: '9876543210',
      email,
      password: PASSWORD,
    };
    const answer = await expectOk(
      send(base, json('POST', '/register', registered), { agent }),
      'a registration',
    );
    cookies.set(person, cookieOf(answer));
    if (person === 'Customer' || person === 'other') return;
    await expectOk(send(base, json('POST', '/password/forgot', { email }), { agent }), 'a reset link');
    const newPassword = { password: PASSWORD, confirmPassword: PASSWORD };
    const reset = json('PUT', `/password/reset/${await readResetToken(mailUrl, email)}`, newPassword);
    await expectOk(send(base, reset, { agent }), 'a new password');
    await asRoot('POST', '/admin/staff', { email, role: person });
    const login = json('POST', '/login', { email, password: PASSWORD });
    cookies.set(person, cookieOf(await expectOk(send(base, login, { agent }), 'a sign-in')));
  };

  await signInRoot();
  const coming = new Map();
  for (const person of ['Customer', 'other', 'Packer', 'Catalogue', 'Admin']) await signUp(person);
  return {
    names: [...cookies.keys()],
    password: PASSWORD,
    cookie: (person) => cookies.get(person),
    replace: async (person) => {
      if (!coming.has(person))
        coming.set(
          person,
          signUp(person)
            .catch(() => signInRoot().then(() => signUp(person)))
            .finally(() => coming.delete(person)),
        );
      await coming.get(person);
    },
    signInMissing: async () => {
      for (const person of cookies.keys()) {
        if (person === 'stranger' || person === 'forger') continue;
        const { status } = await send(base, json('GET', '/me'), { cookie: cookies.get(person), agent });
        if (status !== 200) await signUp(person);
      }
    },
    ask: async (person, path) =>
      JSON.parse(
        (await expectOk(send(base, json('GET', path), { cookie: cookies.get(person), agent }), path)).text,
      ),
  };
}
