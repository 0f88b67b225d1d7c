import type { Order } from '@e-store/shared/orders/order';
import type { OrderReturn } from '@e-store/shared/orders/order-return';
import { issueMailKey } from '../../features/alerts/alert-key.ts';
import { issueEmailProof } from '../../features/account/email-proof.ts';
import { issueResetToken } from '../../features/account/reset-token.ts';
import type { UserRecord } from '../../features/account/user.model.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import type { ContactMessageRecord } from '../../features/contact/contact-message.model.ts';
import { issueNewsletterToken } from '../../features/newsletter/newsletter-token.ts';
import { toOrder } from '../../features/orders/to-order.ts';
import { accountErasedMail } from '../../features/privacy/mails/account-erased-mail.ts';
import { emailProofMail, welcomeMail } from '../../features/account/mails/email-proof-mail.ts';
import {
  emailChangedMail,
  newDeviceMail,
  passwordChangedMail,
  twoStepChangedMail,
} from '../../features/account/mails/account-notice-mails.ts';
import { backInStockMail } from '../../features/alerts/back-in-stock-mail.ts';
import { orderCancelledMail } from '../../features/orders/mails/order-cancelled-mail.ts';
import { orderReinstatedMail } from '../../features/orders/mails/order-reinstated-mail.ts';
import { orderShippedMail } from '../../features/orders/mails/order-shipped-mail.ts';
import { orderPlacedMail } from '../../features/orders/mails/order-placed-mail.ts';
import { contactMessageMail } from '../../features/contact/mails/contact-message-mail.ts';
import { newsletterConfirmMail, newsletterWelcomeMail } from '../../features/newsletter/newsletter-mails.ts';
import type { OutboxMailRecord } from './outbox-mail.model.ts';
import { passwordResetMail } from '../../features/account/mails/password-reset-mail.ts';
import {
  refundPaidMail,
  returnAcceptedMail,
  returnRefusedMail,
} from '../../features/orders/mails/return-mails.ts';
import { returnRequestedMail } from '../../features/orders/mails/return-requested-mail.ts';
import { stockAlarmMail } from '../../features/catalog/stock-alarm-mail.ts';
import {
  ticketAnsweredMail,
  ticketClosedMail,
  ticketReceivedMail,
} from '../../features/contact/mails/ticket-mails.ts';

export type MailText = {
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  replyTo?: { name: string; address: string };
};
type Sources = { database: Database; config: Config; now: () => Date };
type Writer = (mail: OutboxMailRecord, sources: Sources) => Promise<MailText | undefined>;

const writeForOrder =
  (write: (order: Order, publicUrl: string) => MailText | undefined): Writer =>
  async (mail, { database, config }) => {
    const order = await database.orders.findById(mail.order).lean();
    return order ? write(toOrder(order), config.publicUrl) : undefined;
  };

const writeForReturn =
  (write: (order: Order, of: OrderReturn, publicUrl: string) => MailText | undefined): Writer =>
  async (mail, { database, config }) => {
    const record = await database.orders.findById(mail.order).lean();
    const order = record && toOrder(record);
    const of = order?.returns.find(({ _id }) => _id === String(mail.return));
    return order && of ? write(order, of, config.publicUrl) : undefined;
  };

const writeForUser =
  (write: (user: UserRecord, sources: Sources) => MailText | Promise<MailText>): Writer =>
  async (mail, sources) => {
    const user = await sources.database.users.findById(mail.user).lean();
    return user ? write(user, sources) : undefined;
  };

/** Skipped when the account's address has changed since. */
const writeForAddress =
  (write: (publicUrl: string, token: string) => MailText): Writer =>
  async (mail, { database, config, now }) => {
    const user = await database.users.findById(mail.user).lean();
    if (user?.email !== mail.to) return undefined;
    return write(config.publicUrl, issueEmailProof(user, config, now()));
  };

/** An existing subscriber learns so only in the mail, not on the site. */
const writeForSubscription: Writer = async (mail, { database, config: { publicUrl }, now }) => {
  const subscription = await database.newsletterSubscriptions.findById(mail.subscription).lean();
  if (!subscription || subscription.state === 'unsubscribed') return undefined;
  const { _id, state } = subscription;
  if (state === 'confirmed')
    return newsletterWelcomeMail(publicUrl, await issueNewsletterToken(database, _id, 'unsubscribe', now()));
  return newsletterConfirmMail(publicUrl, await issueNewsletterToken(database, _id, 'confirm', now()));
};

const writeForMessage =
  (
    write: (message: ContactMessageRecord, publicUrl: string, mail: OutboxMailRecord) => MailText | undefined,
  ): Writer =>
  async (mail, { database, config }) => {
    const message = await database.contactMessages.findById(mail.contactMessage).lean();
    return message ? write(message, config.publicUrl, mail) : undefined;
  };

const writeForAlert: Writer = async (mail, { database, config: { publicUrl } }) => {
  const alert = await database.stockAlerts.findById(mail.alert).lean();
  const product =
    alert && (await database.products.findOne({ _id: alert.product, status: 'published' }).lean());
  if (!product) return undefined;
  const key = await issueMailKey(database, alert._id);
  return backInStockMail({ product, size: alert.size, publicUrl, key });
};

const writeForProduct: Writer = async (mail, { database, config: { publicUrl } }) => {
  const product = await database.products.findById(mail.product).lean();
  return product ? stockAlarmMail({ product, publicUrl }) : undefined;
};

const WRITERS: Record<OutboxMailRecord['kind'], Writer> = {
  'order-placed': writeForOrder(orderPlacedMail),
  'order-cancelled': writeForOrder(orderCancelledMail),
  'order-shipped': writeForOrder(orderShippedMail),
  'order-reinstated': writeForOrder(orderReinstatedMail),
  'return-requested': writeForOrder(returnRequestedMail),
  'return-accepted': writeForReturn(returnAcceptedMail),
  'return-refused': writeForReturn(returnRefusedMail),
  'refund-paid': writeForReturn(refundPaidMail),
  'password-reset': writeForUser(async ({ _id, firstname }, { database, config, now }) =>
    passwordResetMail(firstname, config.publicUrl, await issueResetToken(database, _id, now())),
  ),
  'newsletter-confirm': writeForSubscription,
  'newsletter-welcome': writeForSubscription,
  'contact-message': writeForMessage((message) => contactMessageMail(message)),
  'ticket-received': writeForMessage(ticketReceivedMail),
  'ticket-answered': writeForMessage((message, publicUrl, { answer }) =>
    ticketAnsweredMail(message, publicUrl, answer),
  ),
  'ticket-closed': writeForMessage(ticketClosedMail),
  'back-in-stock': writeForAlert,
  'account-erased': async (_mail, { config }) => accountErasedMail(config.publicUrl),
  'email-proof': writeForAddress(emailProofMail),
  welcome: writeForAddress(welcomeMail),
  'stock-alarm': writeForProduct,
  'password-changed': writeForUser((user, { config }) => passwordChangedMail(user, config.publicUrl)),
  'email-changed': writeForUser((user, { config }) => emailChangedMail(user, config.publicUrl)),
  'new-device': writeForUser((user, { config }) => newDeviceMail(user, config.publicUrl)),
  'two-step-changed': writeForUser((user, { config }) =>
    twoStepChangedMail({ ...user, isOn: user.secondFactor !== undefined }, config.publicUrl),
  ),
};

/** Writes a mail from current data; returns `undefined` when its subject no longer exists. */
export const writeMail: Writer = (mail, sources) => WRITERS[mail.kind](mail, sources);
