import { DEFAULT_RETENTION } from '@e-store/shared/privacy/retention';
import { paths } from '../lib/paths.ts';
import { list, text, type Article, type ShopFigures } from './article.ts';

/** In plain words, as the Digital Personal Data Protection Act 2023 wants a notice to be. */
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export const privacy = ({ contact, keeps = DEFAULT_RETENTION }: ShopFigures): Article => ({
  title: 'Privacy',
  description:
    'What personal data the shop keeps, what for, for how long, who else sees it, and your rights.',
  lead: 'We keep what an order needs and what you asked for. Nothing is sold, and nobody else watches you here.',
  sections: [
    {
      id: 'what',
      title: 'What we keep, and what for',
      parts: [
        list(
          'Your account: name, email, mobile number, which notice you accepted and when, whom you named to act for you, where you are signed in, and your password as a hash that cannot be read back. To let you in and to show your orders.',
          'Your orders: what you bought, the delivery address, the phone number for the courier, returns and refunds. To deliver, to take back, and because tax law asks for it.',
          'Your cart and wishlist, when you are signed in. So that they follow you to another device.',
          'Your reviews, when you write them. They are shown under no name, and go with your account.',
          'Your email address for the newsletter, when you subscribed: with the words you agreed to, and when.',
          'Your email address for a size that is sold out, when you wait for one: for one mail.',
          'What you write to us. To answer you.',
          'Technical records of requests, with addresses of the network. To keep the shop safe and to limit abuse.',
        ),
        text(
          'We keep this because you asked us to do something with it, because you agreed, or because a law asks for it. For nothing else.',
        ),
      ],
    },
    {
      id: 'browser',
      title: 'What your browser keeps',
      parts: [
        list(
          'One cookie while you are signed in, and one for the light or dark theme if you chose it.',
          'A cookie that says that you signed in with this browser before, for half a year: so that you get in while somebody else guesses at your password.',
          'Your cart, the products you looked at, your pincode, and the delivery address you typed, until you log out.',
          'A page that says you are offline, with the files it is made of.',
        ),
        text('There are no advertising cookies, no trackers, and no files from other companies.'),
      ],
    },
    {
      id: 'others',
      title: 'Who else sees it',
      parts: [
        text(
          'The courier sees name, address, phone number and the sum to collect. The services that carry our mail and keep our servers handle data for us, by contract. Authorities see what a law makes us show them. Nobody else does.',
        ),
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      parts: [
        list(
          `Account, wishlist and reviews: until you erase them. A cart that nobody changes: ${days(keeps.cartDays)}.`,
          `Orders: with your account. Erase it, and name, address, email, phone number, notes and refund accounts leave your orders at once. Number, days, lines, amounts and the first three digits of the pincode stay for ${keeps.orderYears} years, because tax law wants books kept; so do name and address on orders of ₹50,000 or more, whose invoices have to bear them.`,
          `Newsletter: until you unsubscribe; that you did is kept as proof until you erase your account. An address that was never confirmed goes after ${days(keeps.unconfirmedDays)}.`,
          'Waits for a size: 30 days after the mail, a year in any case.',
          `Messages to us: ${days(keeps.messageDays)} in the shop, complaints as long after they are closed; then only in our mail.`,
          `To whom a mail of ours went: ${days(keeps.mailDays)}.`,
          `That an account was erased, and what it had agreed to, without a name: ${days(keeps.erasureDays)}.`,
          'Technical records of requests: a year, as the law asks.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      parts: [
        text('Under the Digital Personal Data Protection Act, 2023 you may at any time'),
        list(
          'see what we hold about you, and take it along as a file;',
          'have it corrected, completed or erased, unless a law makes us keep it;',
          'take back an agreement as easily as you gave it, as by the link in every newsletter;',
          'name somebody who uses these rights for you when you cannot;',
          'complain to us, and then to the Data Protection Board of India.',
        ),
        text([
          'You do most of it yourself, at once, under ',
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
      parts: [text('An account is for adults. Clothes for children are ordered by their parents.')],
    },
    {
      id: 'safe',
      title: 'How it is kept safe',
      parts: [
        text(
          'Passwords are hashed, links we mail end by themselves, sessions can be ended by you, and staff see what their work needs. Should data of yours ever get into wrong hands, we tell you and the Data Protection Board without delay.',
        ),
      ],
    },
  ],
});

const writeTo = (address: string | undefined) => (address ? [`write to ${address} or `] : []);
