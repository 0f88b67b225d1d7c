import { newsletter } from '../../content/newsletter.ts';
import { unsubscribe } from '../../features/newsletter/newsletter-calls.ts';
import { paths } from '../../lib/paths.ts';
import { MailedLink } from '../mailed-link/mailed-link.tsx';

const words = newsletter.unsubscribe;

export function Component() {
  const ways = {
    done: { label: words.next, to: paths.newsletter() },
    refused: { label: newsletter.contact, to: paths.contact() },
  };
  return <MailedLink words={words} ways={ways} call={unsubscribe} />;
}
