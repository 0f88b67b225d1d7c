import { newsletter } from '../../../messages/en/newsletter/newsletter.ts';
import { unsubscribe } from '../../../features/newsletter/newsletter-calls.ts';
import { paths } from '@e-store/shared/web-paths';
import { MailedLink } from '../mailed-link/mailed-link.tsx';

const messages = newsletter.unsubscribe;

export function Component() {
  const ways = {
    done: { label: messages.next, to: paths.newsletter() },
    refused: { label: newsletter.contact, to: paths.contact() },
  };
  return <MailedLink words={messages} ways={ways} call={unsubscribe} />;
}
