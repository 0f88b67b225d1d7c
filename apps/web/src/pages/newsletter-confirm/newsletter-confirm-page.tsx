import { newsletter } from '../../content/newsletter.ts';
import { confirmSubscription } from '../../features/newsletter/newsletter-calls.ts';
import { paths } from '../../lib/paths.ts';
import { MailedLink } from '../mailed-link/mailed-link.tsx';

const words = newsletter.confirm;

export function Component() {
  const ways = {
    done: { label: words.next, to: paths.gallery({ query: { type: 'all', sort: 'newest' } }) },
    refused: { label: newsletter.again, to: paths.newsletter() },
  };
  return <MailedLink words={words} ways={ways} call={confirmSubscription} />;
}
