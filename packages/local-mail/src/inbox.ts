import type { Mail } from './mail.ts';

export const INBOX_LIMIT = 200;

export type Inbox = {
  add: (mail: Mail) => void;
  /** Newest first. */
  list: () => readonly Mail[];
  find: (id: string) => Mail | undefined;
};

export function createInbox(): Inbox {
  let mails: readonly Mail[] = [];
  return {
    add: (mail) => {
      mails = [mail, ...mails].slice(0, INBOX_LIMIT);
    },
    list: () => mails,
    find: (id) => mails.find((mail) => mail.id === id),
  };
}
