import { describe, expect, it } from '@jest/globals';
import {
  isFreeShippingClaimUnmet,
  isExpressBelowStandard,
  isTaxOnTop,
  applyFreeShippingClaim,
  missingDetails,
} from './settings-checks.ts';
import {
  type ChargesSettings,
  ChargesSettings as Charges,
  DetailsSettings,
  HomeSettings,
  PaymentsSettings,
} from './settings.ts';

const charges: ChargesSettings = {
  taxMode: 'flat',
  tax: 250,
  shipping: 30,
  expressShipping: 35,
  freeShippingFrom: null,
};
const NOTHING = {
  legalName: '',
  address: '',
  gstin: '',
  email: '',
  phone: '',
  hours: '',
  officerName: '',
  officerDesignation: '',
  officerEmail: '',
  officerPhone: '',
};

describe('the checks of the settings', () => {
  it('see that free shipping is promised and charged for, and mend it', () => {
    expect(isFreeShippingClaimUnmet(charges)).toBe(true);
    expect(isFreeShippingClaimUnmet({ ...charges, shipping: 0 })).toBe(false);
    const fixed = applyFreeShippingClaim(charges, { freeShippingClaim: 199 });
    expect(fixed).toEqual({ ...charges, freeShippingFrom: 199 });
    expect(isFreeShippingClaimUnmet(fixed)).toBe(false);
  });

  it('see that tax comes on top of prices that include it [C11]', () => {
    expect(isTaxOnTop(charges)).toBe(true);
    expect(isTaxOnTop({ ...charges, tax: 0 })).toBe(false);
    expect(isTaxOnTop({ ...charges, taxMode: 'included' })).toBe(false);
  });

  it.each([
    [30, 35, null, false],
    [30, 30, null, false],
    [40, 35, null, true],
    [40, 35, 500, true],
    [40, 35, 1, false],
    [0, 0, null, false],
    [Number.NaN, 35, null, false],
    [40, Number.NaN, null, false],
  ])(
    'compare standard %p and express %p, with free shipping from %p: %p',
    (shipping, expressShipping, freeShippingFrom, isBelow) => {
      const changed = { ...charges, shipping, expressShipping, freeShippingFrom };
      expect(isExpressBelowStandard(changed)).toBe(isBelow);
    },
  );

  it('name what the law wants told and nobody has given [C6]', () => {
    expect(missingDetails(NOTHING)).toHaveLength(9);
    expect(missingDetails({ ...NOTHING, legalName: 'E-Store' })).not.toContain('legalName');
    expect(missingDetails(NOTHING)).not.toContain('hours');
  });
});

describe('the rules of the settings', () => {
  it.each([
    ['gstin', '27AAPFU0939F1ZU', 'This is not a valid GSTIN. Check its 15 characters.'],
    ['email', 'nobody', 'Enter an email address like name@example.com.'],
    ['phone', 'call us', 'Enter a phone number like 080 1234 5678.'],
    ['legalName', 'x'.repeat(121), 'At most 120 characters.'],
  ])('refuse a bad %s with a sentence', (name, value, message) => {
    const { error } = DetailsSettings.safeParse({ ...NOTHING, [name]: value });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
    expect(JSON.stringify(error?.issues)).toContain(message);
  });

  it('take a GSTIN as people write it', () => {
    expect(DetailsSettings.parse({ ...NOTHING, gstin: '27 aapfu0939f1zv' }).gstin).toBe('27AAPFU0939F1ZV');
  });

  it('reads Hindi digits in the GSTIN and in phone numbers', () => {
    const details = {
      ...NOTHING,
      gstin: '२७AAPFU०९३९F१ZV',
      phone: '०८० १२३४ ५६७८',
      officerPhone: '९८४५०१२३४५',
    };
    expect(DetailsSettings.parse(details)).toMatchObject({
      gstin: '27AAPFU0939F1ZV',
      phone: '080 1234 5678',
      officerPhone: '9845012345',
    });
  });

  it.each([-1, 0.5, 10_001, Number.NaN])('refuse %d rupees of shipping', (shipping) => {
    expect(Charges.safeParse({ ...charges, shipping }).success).toBe(false);
  });

  it.each([
    [500, 500, undefined],
    [500, null, undefined],
    [500, 499, 'The maximum cannot be below the minimum.'],
  ])('take cash on delivery from ₹%p to ₹%p: %p', (codMinimum, codMaximum, message) => {
    const payments = {
      codMinimum,
      codMaximum,
      codFee: 0,
      codExcludedPincodes: '',
      codRefusals: null,
      upiPayee: '',
      upiPayeeName: '',
      holdMinutes: 30,
      refundApprovalAbove: null,
    };
    expect(PaymentsSettings.safeParse(payments).error?.issues[0]?.message).toBe(message);
  });
});

describe('an empty text of the home page', () => {
  it.each([
    ['heroTitle', 'Enter the page heading.'],
    ['newArrivalsTitle', 'Enter the text of the new arrivals banner.'],
    ['saleTitle', 'Enter the text of the sale banner.'],
  ] as const)('names its field: %s', (name, message) => {
    expect(HomeSettings.shape[name].safeParse(' ').error?.issues[0]?.message).toBe(message);
  });
});
