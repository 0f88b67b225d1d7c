import type { StoreSettings } from '@e-store/shared/store/settings';

export function buildSettings({
  details,
  charges,
  versions,
}: {
  details?: Partial<StoreSettings['details']>;
  charges?: Partial<StoreSettings['charges']>;
  versions?: Partial<StoreSettings['versions']>;
} = {}): StoreSettings {
  return {
    details: {
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
      ...details,
    },
    charges: {
      taxMode: 'flat',
      tax: 250,
      shipping: 30,
      expressShipping: 35,
      freeShippingFrom: null,
      ...charges,
    },
    payments: {
      codMinimum: 0,
      codMaximum: null,
      codFee: 0,
      codExcludedPincodes: '',
      codRefusals: null,
      upiPayee: '',
      upiPayeeName: '',
      holdMinutes: 30,
      refundApprovalAbove: 10_000,
    },
    rules: {
      returnDays: 30,
      openOrders: 1000,
      openOrdersPerAddress: 1000,
      piecesPerProductAndDay: 1000,
      unconfirmedHours: 0,
      orderValue: 1_000_000,
      secondOrderNeedsProof: false,
      lowStock: 3,
    },
    home: {
      freeShippingClaim: 199,
      satisfiedPercent: 99,
      warrantyDays: 30,
      basicPrice: 699,
      heroTitle: 'Sale of the summer collection',
      newArrivalsTitle: 'New arrivals are now in!',
      saleFigure: '-50%',
      saleTitle: 'Sale this summer',
    },
    versions: { details: 0, charges: 0, payments: 0, rules: 0, home: 0, ...versions },
  };
}
