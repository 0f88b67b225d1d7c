import { alertWords } from '../../content/alerts.ts';
import { withdrawAlert } from '../../features/alerts/alert-calls.ts';
import { paths } from '../../lib/paths.ts';
import { MailedLink } from '../mailed-link/mailed-link.tsx';

const words = alertWords.withdraw;

export function Component() {
  const ways = {
    done: { label: words.next, to: paths.home() },
    refused: { label: words.contact, to: paths.contact() },
  };
  return <MailedLink words={words} ways={ways} call={withdrawAlert} />;
}
