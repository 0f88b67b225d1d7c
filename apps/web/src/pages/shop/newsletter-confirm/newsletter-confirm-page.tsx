import { newsletter } from '../../../messages/en/newsletter/newsletter.ts';
import { confirmSubscription } from '../../../features/newsletter/newsletter-calls.ts';
import { paths } from '@e-store/shared/web-paths';
import { MailedLink } from '../mailed-link/mailed-link.tsx';

const messages = newsletter.confirm;

export function Component() {
  const ways = {
    done: { label: messages.next, to: paths.gallery({ query: { type: 'all', sort: 'newest' } }) },
    refused: { label: newsletter.again, to: paths.newsletter() },
  };
  return <MailedLink words={messages} ways={ways} call={confirmSubscription} />;
}
