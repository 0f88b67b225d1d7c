/** GST state codes, the first two digits of a GSTIN, by the state names of the pincode table. */
const STATE_CODES: Readonly<Record<string, string>> = {
  'Jammu and Kashmir': '01',
  'Himachal Pradesh': '02',
  Punjab: '03',
  Chandigarh: '04',
  Uttarakhand: '05',
  Haryana: '06',
  Delhi: '07',
  Rajasthan: '08',
  'Uttar Pradesh': '09',
  Bihar: '10',
  Sikkim: '11',
  'Arunachal Pradesh': '12',
  Nagaland: '13',
  Manipur: '14',
  Mizoram: '15',
  Tripura: '16',
  Meghalaya: '17',
  Assam: '18',
  'West Bengal': '19',
  Jharkhand: '20',
  Odisha: '21',
  Chhattisgarh: '22',
  'Madhya Pradesh': '23',
  Gujarat: '24',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Maharashtra: '27',
  Karnataka: '29',
  Goa: '30',
  Lakshadweep: '31',
  Kerala: '32',
  'Tamil Nadu': '33',
  Puducherry: '34',
  'Andaman and Nicobar Islands': '35',
  Telangana: '36',
  'Andhra Pradesh': '37',
  Ladakh: '38',
};
const STATE_NAMES = new Map(Object.entries(STATE_CODES).map(([name, code]) => [code, name]));

export const stateCode = (name: string): string | undefined => STATE_CODES[name];
export const stateName = (code: string): string => STATE_NAMES.get(code) ?? '';
export const gstinState = (gstin: string): string => gstin.slice(0, 2);

/** `29` → `29-Karnataka`, as in GST returns. */
export const formatState = (code: string): string => `${code}-${stateName(code)}`;
