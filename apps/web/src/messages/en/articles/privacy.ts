import { DEFAULT_RETENTION } from '@e-store/shared/privacy/privacy-terms';
import { paths } from '@e-store/shared/web-paths';
import { list, text, type Article, type StoreFacts } from './article.ts';

/** In plain language, as the Digital Personal Data Protection Act 2023 requires. */
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const privacy = ({ contact, keeps = DEFAULT_RETENTION }: StoreFacts): Article => ({
  title: 'Privacy',
  description: 'What personal data we store, why, for how long, who else sees it, and your rights.',
  lead: 'We store what an order needs and what you asked for. We never sell your data, and there are no advertising trackers here.',
  sections: [
    {
      id: 'what',
      title: 'What we store and why',
      parts: [
        list(
          'Your account: name, email, mobile number, the notice you accepted and when, your nominee, the devices you are logged in on, and your password as a hash that cannot be read back. We use it to log you in and show your orders.',
          'Your orders: items, delivery address, phone number for the courier, business name and GSTIN if you gave them, payment references, returns and refunds. We use them for payment, delivery and returns, and because tax law requires records.',
          'Your cart and wishlist, when you are logged in, so that you can see them on your other devices.',
          'Your reviews. They are shown without your name and are deleted with your account.',
          'Your email address for the newsletter, if you subscribed, with the text you agreed to and the date.',
          'Your email address for a back-in-stock alert, if you asked for one. We use it for one email.',
          'Your messages to us, so that we can answer you.',
          'Technical logs of requests, including IP addresses, to keep the shop safe and prevent abuse.',
        ),
        text(
          'We store this because you asked us to do something with it, because you agreed, or because a law requires it. We use it for nothing else.',
        ),
      ],
    },
    {
      id: 'browser',
      title: 'What your browser stores',
      parts: [
        list(
          'One cookie while you are logged in, and one for the light or dark theme if you chose one.',
          'A cookie that remembers for six months that you logged in with this browser, so that you can still log in while someone else is trying to guess your password.',
          'Your cart and its promo code, your wishlist, recently viewed products, recent searches and your pincode, until you log out. The delivery and business details you entered at checkout, for 24 hours at most.',
          'Reviews and messages that you have not sent, and the number of your last order, until you close the tab or log out.',
          'The number of an order attempt, so that trying again does not order twice, and the size unit you chose.',
          'An offline page and the files it needs.',
        ),
        text(
          'There are no advertising cookies and no trackers. If you pay online, the payment gateway loads its form from its own server and may store data of its own.',
        ),
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      parts: [
        text(
          'The courier sees your name, address, phone number and the amount to collect. If you pay online, the payment gateway sees your name, email, phone number, order number and the amount, and how you pay. Our email and hosting providers process data for us under contract. Authorities see what the law requires us to disclose. Nobody else sees your data.',
        ),
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      parts: [
        list(
          `Account, wishlist and reviews: until you delete them. An unchanged cart: ${days(keeps.cartDays)}.`,
          `Orders: with your account. When you delete it, your name, address, email, phone number, notes and refund accounts are removed from your orders immediately. Order number, dates, items, amounts and the first three digits of the pincode stay for ${keeps.orderYears} years, because tax law requires records. So do name and address on orders of ₹50,000 or more, because their invoices must show them. If a courier still owes us the cash of an order, its tracking number stays until 30 days after we have it.`,
          `Newsletter: until you unsubscribe. A record that you unsubscribed stays as proof until you delete an account that confirmed this address. An address that was never confirmed is deleted after ${days(keeps.unconfirmedDays)}.`,
          'Back-in-stock alerts: 30 days after the email, and one year at most.',
          `Messages to us: ${days(keeps.messageDays)} in the shop. Complaints: ${days(keeps.messageDays)} after they are closed. After that they remain only in our email.`,
          `Records of emails we sent: ${days(keeps.mailDays)}.`,
          `A record, without a name, that an account was deleted and of what its owner had agreed to: ${days(keeps.erasureDays)}.`,
          'Technical logs of requests: one year, as the law requires.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      parts: [
        text('Under the Digital Personal Data Protection Act, 2023 you may at any time'),
        list(
          'see the data we hold about you and download it as a file;',
          'have it corrected, completed or deleted, unless a law requires us to retain it;',
          'withdraw your consent as easily as you gave it, for example with the link in every newsletter;',
          'name a nominee who can use these rights for you when you cannot;',
          'complain to us, and then to the Data Protection Board of India.',
        ),
        text([
          'You can do most of this yourself under ',
          { text: 'Your data', to: paths.yourData() },
          ' in your account. Or ',
          ...writeTo(contact.grievanceOfficer?.email ?? contact.email),
          'use the ',
          { text: 'contact page', to: paths.contact() },
          '. We answer within a month.',
        ]),
      ],
    },
    {
      id: 'children',
      title: 'Children',
      parts: [text('Accounts are for adults only. Parents can order clothes for their children.')],
    },
    {
      id: 'safe',
      title: 'How we protect your data',
      parts: [
        text(
          'Passwords are hashed, links we email expire, you can end your sessions, and staff see only what their work needs. If your data is ever exposed, we will tell you and the Data Protection Board without delay.',
        ),
      ],
    },
  ],
});

const writeTo = (address: string | undefined) => (address ? [`write to ${address} or `] : []);
