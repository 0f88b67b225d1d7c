export type Mail = {
  id: string;
  from: string;
  /** Including blind copies. */
  to: string[];
  subject: string;
  text: string;
  html: string;
  at: string;
};

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
