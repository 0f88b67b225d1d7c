import { paths } from '../lib/paths.ts';
import { list, NOT_GIVEN, text, type Article, type ShopFigures } from './article.ts';

/** In plain words, as the Digital Personal Data Protection Act 2023 wants a notice to be. */
export const privacy = ({ contact }: ShopFigures): Article => ({
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
          'Your account: name, email, mobile number, and your password as a hash that cannot be read back. To let you in and to show your orders.',
          'Your orders: what you bought, the delivery address, the phone number for the courier, returns and refunds. To deliver, to take back, and because tax law asks for it.',
          'Your cart and wishlist, when you are signed in. So that they follow you to another device.',
          'Your reviews, when you write them. They are shown with your first name.',
          'Your email address for the newsletter, when you subscribed: with the words you agreed to, and when.',
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
          'Account: until you have it deleted.',
          'Orders and invoices: as long as tax law asks, then they go.',
          'Newsletter: until you unsubscribe. An address that was never confirmed goes after 30 days.',
          'Messages to us: 30 days in the shop, then only in our mail.',
        ),
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      parts: [
        text('Under the Digital Personal Data Protection Act, 2023 you may at any time'),
        list(
          'see what we hold about you, and with whom it was shared;',
          'have it corrected, completed or deleted, unless a law makes us keep it;',
          'take back an agreement as easily as you gave it, as by the link in every newsletter;',
          'name somebody who uses these rights for you when you cannot;',
          'complain to us, and then to the Data Protection Board of India.',
        ),
        text([
          'Write to ',
          contact.grievanceOfficer?.email ?? contact.email ?? `our address (${NOT_GIVEN})`,
          ' or use the ',
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
