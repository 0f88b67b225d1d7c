import type { Connection } from 'mongoose';
import { newsletterTokenSchema } from './newsletter-token.model.ts';
import { subscriptionSchema } from './subscription.model.ts';

export function defineNewsletterModels(connection: Connection) {
  return {
    newsletterSubscriptions: connection.model('NewsletterSubscription', subscriptionSchema),
    newsletterTokens: connection.model('NewsletterToken', newsletterTokenSchema),
  };
}
