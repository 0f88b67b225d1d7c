import type { StoreSettings } from '@e-store/shared/store/settings';
import { SETTINGS_SECTIONS, type SettingsSection } from '@e-store/shared/store/settings-checks';
import { parseNumber } from '../../../lib/parse-number.ts';

export type SettingsForm = Record<string, string>;

type Kind = 'text' | 'lines' | 'number' | 'numberOrEmpty' | 'taxMode' | 'onOff';

const SETTINGS_INPUTS: { [Section in SettingsSection]: Record<keyof StoreSettings[Section], Kind> } = {
  details: {
    legalName: 'text',
    gstin: 'text',
    address: 'lines',
    email: 'text',
    phone: 'text',
    hours: 'text',
    officerName: 'text',
    officerDesignation: 'text',
    officerEmail: 'text',
    officerPhone: 'text',
  },
  charges: {
    taxMode: 'taxMode',
    tax: 'number',
    shipping: 'number',
    expressShipping: 'number',
    freeShippingFrom: 'numberOrEmpty',
  },
  payments: {
    codMinimum: 'number',
    codMaximum: 'numberOrEmpty',
    codFee: 'number',
    codRefusals: 'numberOrEmpty',
    codExcludedPincodes: 'text',
    upiPayee: 'text',
    upiPayeeName: 'text',
    holdMinutes: 'number',
    refundApprovalAbove: 'numberOrEmpty',
  },
  rules: {
    returnDays: 'number',
    lowStock: 'number',
    openOrders: 'number',
    openOrdersPerAddress: 'number',
    piecesPerProductAndDay: 'number',
    orderValue: 'number',
    unconfirmedHours: 'number',
    secondOrderNeedsProof: 'onOff',
  },
  home: {
    heroTitle: 'text',
    newArrivalsTitle: 'text',
    saleTitle: 'text',
    saleFigure: 'text',
    basicPrice: 'number',
    freeShippingClaim: 'number',
    satisfiedPercent: 'number',
    warrantyDays: 'number',
  },
};

export const listInputs = (section: SettingsSection): [name: string, kind: Kind][] =>
  Object.entries(SETTINGS_INPUTS[section]);

export const readSection = (search: URLSearchParams): SettingsSection =>
  SETTINGS_SECTIONS.find((section) => section === search.get('part')) ?? 'details';

export function toForm(values: StoreSettings[SettingsSection]): SettingsForm {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toInputValue(value)]));
}

export function toInputValue(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

export function toValues<Section extends SettingsSection>(
  section: Section,
  form: SettingsForm,
): StoreSettings[Section] {
  const read: Record<Kind, (typed: string) => unknown> = {
    text: (typed) => typed,
    lines: (typed) => typed,
    taxMode: (typed) => typed,
    onOff: (typed) => typed === 'on',
    number: parseNumber,
    numberOrEmpty: (typed) => (typed.trim() === '' ? null : parseNumber(typed)),
  };
  const entries = listInputs(section).map(([name, kind]) => [name, read[kind](form[name] ?? '')]);
  return Object.fromEntries(entries) as StoreSettings[Section];
}
