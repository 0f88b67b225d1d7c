import { sendContactMessage } from '@e-store/shared/contact/endpoints';
import { Types } from 'mongoose';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIMITS } from '../../platform/rate-limit/limits.ts';
import { queueMail } from '../../platform/outbox/queue-mail.ts';
import { readContact } from '../store/read-settings.ts';
import { nextTicketNumber } from './contact-message.model.ts';

/**
 * Saves the ticket, the mail to the shop and a receipt in one transaction. The receipt repeats no submitted
 * text and is limited to five per hour and address.
 */
export const sendContactMessageRoute = route(
  sendContactMessage,
  async ({ body, sessionToken, clientAddress }, { database, sessions, limits, now, wakeMailWorker }) => {
    const { email: shopEmail, grievanceOfficer } = await readContact(database);
    if (!shopEmail) throw new NotFoundError('This shop has no contact address yet.');
    await limits.take(LIMITS.contactMessagesOfAddress, clientAddress);
    const mayReceipt = await limits.count(LIMITS.ticketReceiptsOfReader, body.email);
    const session = sessionToken ? await sessions.find(sessionToken) : undefined;
    const number = await nextTicketNumber(database.connection);
    const at = now();
    const _id = new Types.ObjectId();
    const user = session && { user: new Types.ObjectId(session.user._id) };
    const isComplaint = body.subject === 'complaint';
    const officer = isComplaint ? grievanceOfficer?.email : undefined;
    await database.connection.transaction(async (transaction) => {
      const ticket = { _id, ...body, ...user, number, state: 'open' as const, createdAt: at };
      await database.contactMessages.create([{ ...ticket, answers: [], notes: [] }], {
        session: transaction,
      });
      const contactMessage = _id;
      await queueMail(
        database,
        { kind: 'contact-message', to: officer ?? shopEmail, contactMessage },
        at,
        transaction,
      );
      if (mayReceipt)
        await queueMail(
          database,
          { kind: 'ticket-received', to: body.email, contactMessage, ...user },
          at,
          transaction,
        );
    });
    wakeMailWorker();
    const promise = isComplaint
      ? 'We will acknowledge it within 48 hours by email'
      : 'We will send our answer';
    return {
      message: `We received your message. Ticket ${number}. ${promise} to ${body.email}.`,
      ticket: number,
    };
  },
);
