import { issueResetToken } from '../features/account/reset-password.ts';
import { beginTwoStep, signInTwoStep } from './authenticator.ts';
import { registration, type TestShop } from './start-test-shop.ts';
import type { Sample } from './product-samples.ts';

export const accountSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => ({
  'POST /login': async () => {
    const { person: known } = await shop().signIn();
    const { email, password } = known;
    return { agent: shop().agent(), path: '/login', body: { email, password } };
  },
  'POST /register': async () => ({ agent: shop().agent(), path: '/register', body: registration() }),
  'GET /logout': async () => ({ agent: (await shop().signIn()).agent, path: '/logout' }),
  'POST /logout': async () => ({ agent: (await shop().signIn()).agent, path: '/logout' }),
  'GET /me': async () => ({ agent: (await shop().signIn()).agent, path: '/me' }),
  'PUT /password/update/': async () => {
    const { agent, person: known } = await shop().signIn();
    const [newPassword, confirmPassword] = ['a new password', 'a new password'];
    return {
      agent,
      path: '/password/update',
      body: { oldPassword: known.password, newPassword, confirmPassword },
    };
  },
  'POST /password/forgot': async () => {
    const { person: known } = await shop().signIn();
    return { agent: shop().agent(), path: '/password/forgot', body: { email: known.email } };
  },
  'GET /password/reset/:token': async () => {
    const { id } = await shop().signIn();
    const user = await shop().database.users.findById(id).orFail().lean();
    const token = await issueResetToken(shop().database, user, shop().now());
    return { agent: shop().agent(), path: `/password/reset/${token}` };
  },
  'PUT /password/reset/:token': async () => {
    const { id } = await shop().signIn();
    const user = await shop().database.users.findById(id).orFail().lean();
    const token = await issueResetToken(shop().database, user, shop().now());
    const [password, confirmPassword] = ['a new password', 'a new password'];
    return { agent: shop().agent(), path: `/password/reset/${token}`, body: { password, confirmPassword } };
  },
  'POST /admin/confirm': async () => {
    const { agent, person: known } = await shop().signIn('Admin');
    return { agent, path: '/admin/confirm', body: { password: known.password } };
  },
  'GET /admin/confirm': async () => ({
    agent: (await shop().signIn('Admin')).agent,
    path: '/admin/confirm',
  }),
  'PUT /me': async () => {
    const { agent, person } = await shop().signIn();
    const { email } = registration();
    const { password } = person;
    return {
      agent,
      path: '/me',
      body: { firstname: 'Usha', lastname: 'Rao', mobile: '9845012345', email, password },
    };
  },
  'GET /me/sessions': async () => ({ agent: (await shop().signIn()).agent, path: '/me/sessions' }),
  'DELETE /me/sessions': async () => ({ agent: (await shop().signIn()).agent, path: '/me/sessions' }),
  'DELETE /me/sessions/:id': async () => {
    const { agent, person } = await shop().signIn();
    const { email, password } = person;
    await shop().agent().post('/api/v1/login').send({ email, password }).expect(200);
    const { body } = await agent.get('/api/v1/me/sessions').expect(200);
    const other = body.sessions.find(({ isThisOne }: { isThisOne: boolean }) => !isThisOne);
    return { agent, path: `/me/sessions/${other._id}` };
  },
  'GET /admin/second-factor': async () => ({
    agent: (await signInTwoStep(shop())).agent,
    path: '/admin/second-factor',
  }),
  'POST /admin/second-factor/key': async () => ({
    agent: (await shop().signIn('Packer')).agent,
    path: '/admin/second-factor/key',
  }),
  'PUT /admin/second-factor': async () => {
    const { agent } = await shop().signIn('Packer');
    const { app, ticket } = await beginTwoStep(shop(), agent);
    return { agent, path: '/admin/second-factor', body: { ticket, code: app.code() } };
  },
  'POST /admin/second-factor/recovery-codes': async () => {
    const { agent, app } = await signInTwoStep(shop());
    return { agent, path: '/admin/second-factor/recovery-codes', body: { code: app.code() } };
  },
  'POST /admin/second-factor/end': async () => {
    const { agent, app } = await signInTwoStep(shop());
    return { agent, path: '/admin/second-factor/end', body: { code: app.code() } };
  },
});
