import { DEFAULT_ORDER_LIMITS, type OrderLimits } from '@e-store/shared/orders/order-limits';
import { DEFAULT_EXPRESS_SHIPPING, DEFAULT_SHIPPING, DEFAULT_TAX } from '@e-store/shared/orders/order-totals';
import { DEFAULT_RETURN_DAYS } from '@e-store/shared/orders/order-return';
import { DEFAULT_LOW_STOCK } from '@e-store/shared/catalog/stock-rules';
import { DEFAULT_CLAIMS, type StoreClaims } from '@e-store/shared/store/claims';
import type {
  ChargesSettings,
  DetailsSettings,
  HomeSettings,
  PaymentsSettings,
  RulesSettings,
  StoreSettings,
} from '@e-store/shared/store/settings';
import type { SettingsSection } from '@e-store/shared/store/settings-checks';
import type { SettingsRecord } from './settings.model.ts';

type SectionMapping<Values> = {
  read: (record: Partial<SettingsRecord>) => Values;
  /** `undefined` removes a field. */
  write: (values: Values, before: Values, at: Date) => Partial<SettingsRecord>;
};

const detailsSection: SectionMapping<DetailsSettings> = {
  read: ({ contact: { grievanceOfficer: officer, ...contact } = {} }) => ({
    legalName: contact.legalName ?? '',
    address: contact.address ?? '',
    gstin: contact.gstin ?? '',
    email: contact.email ?? '',
    phone: contact.phone ?? '',
    hours: contact.hours ?? '',
    officerName: officer?.name ?? '',
    officerDesignation: officer?.designation ?? '',
    officerEmail: officer?.email ?? '',
    officerPhone: officer?.phone ?? '',
  }),
  write: ({ officerName, officerDesignation, officerEmail, officerPhone, ...contact }) => {
    const officer = withoutEmptyFields({
      name: officerName,
      designation: officerDesignation,
      email: officerEmail,
      phone: officerPhone,
    });
    const isKnown = Object.keys(officer).length > 0;
    return { contact: { ...withoutEmptyFields(contact), ...(isKnown && { grievanceOfficer: officer }) } };
  },
};

const withoutEmptyFields = (fields: Record<string, string>) =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));

const chargesSection: SectionMapping<ChargesSettings> = {
  read: (record) => ({
    taxMode: record.taxMode ?? 'flat',
    tax: record.tax ?? DEFAULT_TAX,
    shipping: record.shipping ?? DEFAULT_SHIPPING,
    expressShipping: record.expressShipping ?? DEFAULT_EXPRESS_SHIPPING,
    freeShippingFrom: record.freeShippingFrom ?? null,
  }),
  write: (values) => ({ ...values, freeShippingFrom: values.freeShippingFrom ?? undefined }),
};

/** The specification requires cash on delivery; UPI waits for an address. */
export const DEFAULT_PAYMENTS: PaymentsSettings = {
  codMinimum: 0,
  codMaximum: null,
  codFee: 0,
  codExcludedPincodes: '',
  codRefusals: null,
  upiPayee: '',
  upiPayeeName: '',
  holdMinutes: 30,
  refundApprovalAbove: 10_000,
};

const paymentsSection: SectionMapping<PaymentsSettings> = {
  read: ({ payments }) => ({ ...DEFAULT_PAYMENTS, ...payments }),
  write: (values) => ({ payments: values }),
};

const rulesSection: SectionMapping<RulesSettings> = {
  read: ({ returnDays, orderLimits, unconfirmedHours, lowStock }) => ({
    returnDays: returnDays ?? DEFAULT_RETURN_DAYS,
    ...DEFAULT_ORDER_LIMITS,
    ...orderLimits,
    unconfirmedHours: unconfirmedHours ?? 0,
    lowStock: lowStock ?? DEFAULT_LOW_STOCK,
  }),
  write: ({ returnDays, unconfirmedHours, lowStock, ...rules }, before, at) => ({
    returnDays,
    unconfirmedHours,
    ...(unconfirmedHours !== before.unconfirmedHours && { unconfirmedHoursSince: at }),
    lowStock,
    orderLimits: toOrderLimits(rules),
  }),
};

export const toOrderLimits = (rules: OrderLimits): OrderLimits => ({
  openOrders: rules.openOrders,
  openOrdersPerAddress: rules.openOrdersPerAddress,
  piecesPerProductAndDay: rules.piecesPerProductAndDay,
  orderValue: rules.orderValue,
  secondOrderNeedsProof: rules.secondOrderNeedsProof,
});

const { freeShippingFrom: defaultClaim, returnDays: _theirs, ...defaultClaims } = DEFAULT_CLAIMS;

const homeSection: SectionMapping<HomeSettings> = {
  read: (record) => ({ freeShippingClaim: defaultClaim, ...defaultClaims, ...record.home }),
  write: (values) => ({ home: values }),
};

export const SETTINGS_FIELDS = {
  details: detailsSection,
  charges: chargesSection,
  payments: paymentsSection,
  rules: rulesSection,
  home: homeSection,
} satisfies {
  [Section in SettingsSection]: SectionMapping<StoreSettings[Section]>;
};

export function toSettings(record: Partial<SettingsRecord>): StoreSettings {
  return {
    details: detailsSection.read(record),
    charges: chargesSection.read(record),
    payments: paymentsSection.read(record),
    rules: rulesSection.read(record),
    home: homeSection.read(record),
    versions: { details: 0, charges: 0, payments: 0, rules: 0, home: 0, ...record.versions },
  };
}

/** The return days come from the order rules. */
export function toStoreClaims({ home, rules }: StoreSettings): StoreClaims {
  const { freeShippingClaim, ...claims } = home;
  return { ...claims, freeShippingFrom: freeShippingClaim, returnDays: rules.returnDays };
}
