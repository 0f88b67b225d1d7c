import { telUrl } from '@e-store/shared/web-paths';
import type { TicketKind } from '@e-store/shared/contact/ticket-rules';
import { text, type Article, type Fact, type StoreFacts } from '../articles/article.ts';

const mail = (address: string | undefined) => address && `mailto:${address}`;
const call = (phone: string | undefined) => phone && telUrl(phone);

type Reach = { email?: string | undefined; phone?: string | undefined };
const reach = ({ email, phone }: Reach): Fact[] => [
  { name: 'Email', value: email, href: mail(email) },
  { name: 'Phone', value: phone, href: call(phone) },
];

/**
 * Details required by rules 4 and 5 of the Consumer Protection (E-Commerce) Rules, 2020; set by the owner.
 */
export function contactPage({ contact }: StoreFacts): Article {
  const { legalName, address, gstin, hours, grievanceOfficer = {} } = contact;
  return {
    title: 'Contact',
    description: 'How to contact E-Store, who the seller is, and how to reach the grievance officer.',
    lead: 'A person reads every message.',
    sections: [
      {
        id: 'reach',
        title: 'Contact details',
        parts: [{ kind: 'facts', facts: [...reach(contact), { name: 'Support hours', value: hours }] }],
      },
      {
        id: 'seller',
        title: 'Seller',
        parts: [
          {
            kind: 'facts',
            facts: [
              { name: 'Legal name', value: legalName },
              { name: 'Address', value: address },
              { name: 'GSTIN', value: gstin },
            ],
          },
        ],
      },
      {
        id: 'grievance',
        title: 'Grievance officer',
        parts: [
          {
            kind: 'facts',
            facts: [
              { name: 'Name', value: grievanceOfficer.name },
              { name: 'Designation', value: grievanceOfficer.designation },
              ...reach(grievanceOfficer),
            ],
          },
          text(
            'Send a complaint on this page and you get a ticket number immediately, on screen and by email. We acknowledge complaints within 48 hours and resolve them within one month of receipt, as the Consumer Protection (E-Commerce) Rules, 2020 require.',
          ),
        ],
      },
    ],
  };
}

export const contactForm = {
  title: 'Send us a message',
  name: 'Your name',
  email: 'Your email',
  subject: 'Topic',
  subjects: {
    question: 'Question',
    complaint: 'Complaint (acknowledged within 48 hours, resolved within one month)',
  } satisfies Record<TicketKind, string>,
  message: 'Your message',
  messageHint: 'If your message is about an order, include the order number.',
  about: (ticket: string) => `Ticket ${ticket}: `,
  action: 'Send message',
};
