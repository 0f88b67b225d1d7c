import { randomUUID } from 'node:crypto';
import { send } from './send.js';

const PASSWORD = 'a long enough password 15';

const json = (method, path, body) => ({
  method,
  path,
  headers: { ...(body && { 'content-type': 'application/json' }) },
  body: body && JSON.stringify(body),
});

/** Of its session, and of its browser, which a sign-in makes known. */
const cookieOf = ({ headers }) => (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');

async function must(answer, what) {
  const { status, text } = await answer;
  if (status >= 300 || status === 0) throw new Error(`${what}: ${status} ${text.slice(0, 200)}`);
  return answer;
}

/**
 * Everybody who calls: a stranger, one with a forged cookie, two customers and one of each kind of staff. They are made
 * anew when a call signed them out, so that their part goes on.
 */
export async function createPeople(base, rootLogin, agent) {
  const cookies = new Map([
    ['stranger', undefined],
    ['forger', 'estore_session=eyJhbGciOiJub25lIn0.eyJzdWIiOiIwIn0.'],
  ]);
  let rootCookie;
  const asRoot = async (method, path, body) =>
    must(send(base, json(method, path, body), { cookie: rootCookie, agent }), `${method} ${path}`);
  const signInRoot = async () => {
    rootCookie = cookieOf(
      await must(send(base, json('POST', '/login', rootLogin), { agent }), 'the first Admin'),
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
    const answer = await must(send(base, json('POST', '/register', registered), { agent }), 'a registration');
    cookies.set(person, cookieOf(answer));
    if (person === 'Customer' || person === 'other') return;
    await asRoot('POST', '/admin/staff', { email, role: person });
    // The new role ended the session.
    const login = json('POST', '/login', { email, password: PASSWORD });
    cookies.set(person, cookieOf(await must(send(base, login, { agent }), 'a sign-in')));
  };

  await signInRoot();
  const coming = new Map();
  for (const person of ['Customer', 'other', 'Packer', 'Catalogue', 'Admin']) await signUp(person);
  return {
    names: [...cookies.keys()],
    password: PASSWORD,
    cookie: (person) => cookies.get(person),
    /** Whoever was signed out or lost the role comes as somebody new. */
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
    /** Everybody is signed in again who is not any more. */
    awake: async () => {
      for (const person of cookies.keys()) {
        if (person === 'stranger' || person === 'forger') continue;
        const { status } = await send(base, json('GET', '/me'), { cookie: cookies.get(person), agent });
        if (status !== 200) await signUp(person);
      }
    },
    ask: async (person, path) =>
      JSON.parse(
        (await must(send(base, json('GET', path), { cookie: cookies.get(person), agent }), path)).text,
      ),
  };
}
