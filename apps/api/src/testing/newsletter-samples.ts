import { randomBytes } from 'node:crypto';
import { CONSENT } from '@e-store/shared/newsletter/consent';
import { saveNewsletterToken } from '../features/newsletter/newsletter-token.ts';
import type { Sample } from './product-samples.ts';
import { registration, type TestShop } from './start-test-shop.ts';

export function newsletterSamples(shop: () => TestShop): Record<string, () => Promise<Sample>> {
  const subscriber = async (purpose: 'confirm' | 'unsubscribe') => {
    const { email } = registration();
    const agent = shop().agent();
    await agent.post('/api/v1/newsletter').send({ email, consent: CONSENT.version }).expect(200);
    const { _id: subscription } = await shop().database.newsletterSubscriptions.findOne({ email }).orFail();
    const token = randomBytes(32).toString('base64url');
    await saveNewsletterToken(shop().database, { token, subscription, purpose }, shop().now());
    return { agent, path: `/newsletter/${purpose}`, body: { token } };
  };

  return {
    'POST /newsletter': async () => ({
      agent: shop().agent(),
      path: '/newsletter',
      body: { email: registration().email, consent: CONSENT.version },
    }),
    'POST /newsletter/confirm': async () => subscriber('confirm'),
    'POST /newsletter/unsubscribe': async () => subscriber('unsubscribe'),
  };
}
