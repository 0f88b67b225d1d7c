import { alertMessages } from '../../../messages/en/alerts.ts';
import { withdrawAlert } from '../../../features/alerts/alert-calls.ts';
import { paths } from '@e-store/shared/web-paths';
import { MailedLink } from '../mailed-link/mailed-link.tsx';

const messages = alertMessages.withdraw;

export function Component() {
  const ways = {
    done: { label: messages.next, to: paths.home() },
    refused: { label: messages.contact, to: paths.contact() },
  };
  return <MailedLink words={messages} ways={ways} call={withdrawAlert} />;
}
