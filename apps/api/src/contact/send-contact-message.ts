import { sendContactMessage } from '@e-store/shared/contact/endpoints';
import { NotFoundError } from '../errors.ts';
import { route } from '../http/route.ts';
import { LIMITS } from '../limits.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { readContact } from '../store/read-contact.ts';

/** Queues a mail to the shop's own address, from the settings and nowhere else: this cannot write to strangers. */
export const sendContactMessageRoute = route(
  sendContactMessage,
  async ({ body, clientAddress }, { database, limits, now, wakeMailWorker }) => {
    const { email: shopEmail } = await readContact(database);
    if (!shopEmail) throw new NotFoundError('The shop has not given an address for messages yet.');
    await limits.take(LIMITS.contactMessagesOfAddress, clientAddress);
    const [message] = await database.contactMessages.create([{ ...body, createdAt: now() }]);
    const contactMessage = message?._id;
    await queueMail(
      database,
      { kind: 'contact-message', to: shopEmail, ...(contactMessage && { contactMessage }) },
      now(),
    );
    wakeMailWorker();
    return { message: `Your message is on its way. We answer to ${body.email}.` };
  },
);
