import {
  booleanFlag,
  days,
  line,
  matching,
  oneOf,
  port,
  secret,
  url,
  wholeNumber,
} from '@e-store/server/settings/fields';
import { paymentSettings } from '@e-store/server/settings/payment-settings';
import { serverSettings } from '@e-store/server/settings/server-settings';
import { PASSWORD_LENGTH as PASSWORD } from '@e-store/shared/account/password-rules';
import { SECOND_FACTOR_POLICIES } from '@e-store/shared/account/second-factor';
import { Email } from '@e-store/shared/account/user';
import { DEFAULT_RETENTION as RETENTION } from '@e-store/shared/privacy/privacy-terms';
import { z } from 'zod';

export const EXAMPLE_SENDER = 'E-Store <no-reply@estore.example>';

const MAILBOX = String.raw`[\w.!#$%&'*+/=?^\x60{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?`;
/** One address with optional name, safe as a mail header. */
const SENDER = new RegExp(String.raw`^(?:${MAILBOX}|[^<>@\r\n]*<${MAILBOX}>)$`);
const MAIL_SERVER = String.raw`smtps?:\/\/[^/?#\s]+([/?][^#\s]*)?`;
const MONGODB = String.raw`mongodb(\+srv)?:\/\/[^/?\s]+([/?]\S*)?`;

/**
 * `npm run settings` writes `.env.example`, the table in docs/operations.md and the list for `npm start` from
 * these fields.
 */
export const Environment = z.object({
  WEB_PORT: serverSettings.WEB_PORT,
  API_PORT: port.default(4000).meta({ description: 'The API, for API clients.' }),
  METRICS_PORT: port.optional().meta({
    description: 'Prometheus metrics of the API, at /metrics; use loopback or an internal network only.',
    launcherDefault: '9464',
  }),
  METRICS_HOST: serverSettings.METRICS_HOST,
  WORKER_PORT: port.optional().meta({
    description:
      'Health and metrics of a separate worker process; unset: mail and jobs run inside the API process.',
  }),
  NTP_SERVER: matching(/^[\w.-]+(:\d{1,5})?$/, 'must be like time.example or time.example:123')
    .optional()
    .meta({
      description:
        'Time server that the status page compares the clock with, time.example or time.example:123; unset: none.',
    }),
  HOST: serverSettings.HOST,
  SMTP_URL: z
    .string()
    .refine(
      (value) => new RegExp(`^${MAIL_SERVER}$`).test(value) && URL.canParse(value),
      'must be like smtp://host:port, with # written as %23',
    )
    .optional()
    .meta({
      description:
        'The mail server, smtp://user:password@host:587. Required by npm start when DEMO is off. local: the mail inbox of npm start, for a trial on this machine. Unset: that inbox, in a demo.',
      hasFile: true,
      pattern: `^(local|${MAIL_SERVER})$`,
      message: 'must be like smtp://host:587, or local for a trial on this machine',
      requiredInProduction:
        'a mail server like smtp://user:password@mail.example:587, or SMTP_URL=local for a trial on this machine',
    }),
  PUBLIC_URL: serverSettings.PUBLIC_URL,
  MAIL_FROM: matching(SENDER, 'must be an email address like Name <name@shop.example>')
    .default(EXAMPLE_SENDER)
    .meta({
      description:
        'The sender of all mails, as Name <name@shop.example>. Required by npm start when DEMO is off.',
      requiredInProduction: 'the sender of every mail, like My Shop <orders@shop.example>',
    }),
  DATA_DIR: z
    .string()
    .default('.data')
    .meta({ description: 'MongoDB files, uploaded pictures, generated secrets, logs.', format: 'directory' }),
  MONGODB_URI: z
    .string('is required, the address of a MongoDB replica set')
    .regex(new RegExp(`^${MONGODB}$`), 'must be like mongodb://host/name')
    .meta({
      description: 'The replica set to use; unset: npm start runs its own MongoDB in DATA_DIR.',
      hasFile: true,
      message: 'must be like mongodb://host:27017/e-store',
    }),
  S3_BUCKET: matching(
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'must be a name of 3 to 63 lower case letters, digits, dots and hyphens',
  )
    .optional()
    .meta({ description: 'Bucket of an S3-compatible service for pictures; unset: DATA_DIR.' }),
  S3_ENDPOINT: url('https://objects.example').optional().meta({
    description: 'The service of the bucket, https://objects.example; unset: Amazon S3 in S3_REGION.',
  }),
  S3_REGION: line.default('ap-south-1').meta({ description: 'The region of the bucket.' }),
  S3_ACCESS_KEY_ID: line.optional().meta({
    description: 'Access key with permission to read, write and list the bucket.',
    requiredWith: ['S3_BUCKET'],
  }),
  S3_SECRET_ACCESS_KEY: line.optional().meta({
    description: 'The secret of S3_ACCESS_KEY_ID. Prefer a file.',
    hasFile: true,
    requiredWith: ['S3_BUCKET'],
  }),
  OPENSEARCH_URL: matching(
    /^https?:\/\/[^\s,@]+(,https?:\/\/[^\s,@]+)*$/,
    'must be like https://search.example:9200, several separated by commas',
  )
    .optional()
    .meta({
      description:
        'OpenSearch for the catalogue, https://search.example:9200, several nodes separated by commas; unset: each process keeps the catalogue in memory, for up to 25,000 products.',
    }),
  OPENSEARCH_USER: line.optional().meta({ description: 'The user at OPENSEARCH_URL.' }),
  OPENSEARCH_PASSWORD: line.optional().meta({
    description: 'The password of OPENSEARCH_USER. Prefer a file.',
    hasFile: true,
    requiredWith: ['OPENSEARCH_USER'],
  }),
  OPENSEARCH_CA: line.optional().meta({
    description: 'File with the certificate authority of OPENSEARCH_URL; unset: those that Node.js knows.',
  }),
  OPENSEARCH_PREFIX: matching(/^[a-z][a-z0-9-]{0,39}$/, 'must be lower case letters, digits and hyphens')
    .default('e-store')
    .meta({ description: 'Prefix of the index names, for several shops on one OpenSearch.' }),
  ...paymentSettings,
  JWT_SECRET: secret.meta({
    description:
      'Signs session cookies, at least 32 bytes. npm start generates it and stores it in DATA_DIR; otherwise required.',
    hasFile: true,
  }),
  JWT_SECRET_PREVIOUS: secret.optional().meta({
    description:
      'The previous JWT_SECRET, for a week after a change, so that all sessions stay valid. Otherwise unset.',
    hasFile: true,
    differsFrom: ['JWT_SECRET'],
  }),
  INTERNAL_SECRET: serverSettings.INTERNAL_SECRET,
  TOTP_SECRET: secret.optional().meta({
    description:
      'Encrypts the keys of authenticator apps, at least 32 bytes. npm start generates it. Otherwise unset: JWT_SECRET is used.',
    hasFile: true,
    differsFrom: ['JWT_SECRET', 'INTERNAL_SECRET'],
  }),
  TOTP_SECRET_PREVIOUS: secret.optional().meta({
    description: 'The previous TOTP_SECRET, for one start of the API after a change. Otherwise unset.',
    hasFile: true,
    differsFrom: ['TOTP_SECRET'],
  }),
  ADMIN_EMAIL: Email.optional().meta({
    description:
      'Email of the Admin that migrate creates in a shop without an Admin; existing accounts are never changed. Unset: none.',
    pattern: z.regexes.email.source,
    message: 'must be an email address like name@example.com',
  }),
  ADMIN_PASSWORD: line.optional().meta({
    description: 'The password of that Admin, by the password rules for staff. Prefer a file.',
    hasFile: true,
    requiredWith: ['ADMIN_EMAIL'],
    requiredHint: ', best in a file: ADMIN_PASSWORD_FILE',
  }),
  BACKUP_KEY: secret.optional().meta({
    description:
      'Encrypts backups, at least 32 bytes. Store a copy on another machine: without it no backup can be read.',
    hasFile: true,
  }),
  TRUST_PROXY_HOPS: serverSettings.TRUST_PROXY_HOPS,
  RATE_LIMITS: oneOf(['on', 'off']).default('on').meta({
    description: 'off: no rate limits, for load tests; only allowed when HOST is loopback.',
  }),
  FORGOT_PASSWORD_DISCLOSES: booleanFlag.default(true).meta({
    description: 'false: "forgot password" responds the same for known and unknown emails.',
  }),
  STAFF_TOTP: oneOf(SECOND_FACTOR_POLICIES, `must be one of ${SECOND_FACTOR_POLICIES.join(', ')}`)
    .optional()
    .meta({
      description:
        'Two-step sign-in of staff, with an authenticator app: off, offered or required. Unset: off in a demo, else offered.',
    }),
  SHOPPER_PASSWORD_LENGTH: wholeNumber(PASSWORD.min, 64).default(PASSWORD.min).meta({
    description:
      'Minimum length of new shopper passwords, 8 to 64 characters; NIST SP 800-63B-4 requires 15.',
  }),
  STAFF_PASSWORD_LENGTH: wholeNumber(PASSWORD.staff, 64).default(PASSWORD.staff).meta({
    description: 'Minimum length of new passwords for staff, 15 to 64 characters.',
  }),
  KEEP_MESSAGES_DAYS: days(30).default(RETENTION.messageDays).meta({
    description:
      'Days until a contact message is deleted, for a complaint counted from its closing, 1 to 30.',
  }),
  KEEP_UNCONFIRMED_DAYS: days(30).default(RETENTION.unconfirmedDays).meta({
    description: 'Days until an unconfirmed newsletter subscription is deleted, 1 to 30.',
  }),
  KEEP_CARTS_DAYS: days(3650).default(RETENTION.cartDays).meta({
    description: 'Days until an unchanged cart is deleted.',
  }),
  KEEP_MAIL_DAYS: days(3650).default(RETENTION.mailDays).meta({
    description: 'Days for which the outbox stores the address of a sent mail.',
  }),
  KEEP_ERASURES_DAYS: days(3650).default(RETENTION.erasureDays).meta({
    description: 'Days for which the record of an account erasure and its consents is stored.',
  }),
  KEEP_ORDERS_YEARS: wholeNumber(8, 30).default(RETENTION.orderYears).meta({
    description:
      'Years for which the tax-relevant data of the orders of an erased account is stored, 8 to 30.',
  }),
  LOG_LEVEL: serverSettings.LOG_LEVEL,
  DEMO: oneOf(['true', 'false', 'throwaway'], 'must be true, false or throwaway').optional().meta({
    description:
      'Demo catalogue, logins and past orders, for a shop that only this machine can reach. Unset: true while npm start runs its own MongoDB and PUBLIC_URL is on this machine, else false. throwaway: also in the database of MONGODB_URI.',
  }),
});
