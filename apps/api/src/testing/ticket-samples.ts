import { Types } from 'mongoose';
import type { Sample } from './product-samples.ts';
import type { TestShop } from './start-test-shop.ts';

export function ticketSamples(shop: () => TestShop): Record<string, () => Promise<Sample>> {
  const written = async (user?: string) => {
    const _id = new Types.ObjectId();
    await shop().database.contactMessages.create([
      {
        _id,
        number: `T-${100_000 + next()}`,
        subject: 'complaint',
        name: 'Asha Rao',
        email: 'asha@example.com',
        message: 'The parcel came open.',
        state: 'open',
        createdAt: shop().now(),
        answers: [],
        notes: [],
        ...(user && { user: new Types.ObjectId(user) }),
      },
    ]);
    return `/admin/messages/${String(_id)}`;
  };
  const admin = async () => ({ agent: (await shop().signIn('Admin')).agent });
  return {
    'GET /me/tickets': async () => {
      const shopper = await shop().signIn();
      await written(shopper.id);
      return { agent: shopper.agent, path: '/me/tickets' };
    },
    'GET /admin/messages': async () => {
      await written();
      return { ...(await admin()), path: '/admin/messages?show=open' };
    },
    'GET /admin/messages/:id': async () => ({ ...(await admin()), path: await written() }),
    'POST /admin/messages/:id/answers': async () => ({
      ...(await admin()),
      path: `${await written()}/answers`,
      body: { words: 'A new one leaves today.' },
    }),
    'POST /admin/messages/:id/notes': async () => ({
      ...(await admin()),
      path: `${await written()}/notes`,
      body: { words: 'Ask the courier.' },
    }),
    'PUT /admin/messages/:id': async () => ({
      ...(await admin()),
      path: await written(),
      body: { state: 'closed' },
    }),
  };
}

let count = 0;
const next = () => (count += 1) + 800_000;
