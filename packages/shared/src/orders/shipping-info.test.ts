import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ShippingInfo } from './shipping-info.ts';

const complete = {
  firstName: 'Aditi',
  lastName: 'Deshpande',
  email: 'aditi@example.com',
  phoneNo: '9845012345',
  address: '14, 3rd Cross, Koramangala 4th Block',
  pincode: '560034',
  city: 'Bengaluru',
  contry: 'India',
};

const fieldErrors = (input: unknown) => {
  const result = ShippingInfo.safeParse(input);
  return result.success ? {} : z.flattenError(result.error).fieldErrors;
};

describe('ShippingInfo', () => {
  it('has the field names of the spec, contry included [spec 3-6]', () => {
    expect(Object.keys(ShippingInfo.shape)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phoneNo',
      'address',
      'pincode',
      'city',
      'contry',
    ]);
  });

  it('keeps a complete address as it is', () => {
    expect(ShippingInfo.parse(complete)).toEqual(complete);
  });

  it('delivers in India, also when no country is named [spec 5-9] [spec 9-29]', () => {
    const { contry: _left, ...withoutCountry } = complete;
    expect(ShippingInfo.parse(withoutCountry).contry).toBe('India');
    expect(fieldErrors({ ...complete, contry: 'Nepal' })).toEqual({
      contry: ['We deliver only within India.'],
    });
  });

  it.each([
    ['firstName', '   ', 'Enter your first name.'],
    ['lastName', undefined, 'Enter your last name.'],
    ['email', 'aditi@', 'Enter an email address like name@example.com.'],
    ['email', `${'a'.repeat(65)}@example.com`, 'Enter an email address like name@example.com.'],
    ['email', 'aditi@example-.com', 'Enter an email address like name@example.com.'],
    ['email', undefined, 'Enter an email address like name@example.com.'],
    ['phoneNo', '', 'Enter a 10-digit mobile number.'],
    ['phoneNo', undefined, 'Enter a 10-digit mobile number.'],
    ['phoneNo', '98450', 'Enter a 10-digit mobile number.'],
    ['address', '', 'Enter your house, street and area.'],
    ['pincode', '56003', 'Enter a 6-digit pincode.'],
    ['pincode', '056003', 'Check the pincode. It cannot start with 0.'],
    ['pincode', undefined, 'Enter a 6-digit pincode.'],
    ['city', '', 'Enter the city.'],
    ['city', 'x'.repeat(81), 'At most 80 characters.'],
  ])('refuses %s = %j with a sentence for it [spec 5-6]', (field, value, sentence) => {
    expect(fieldErrors({ ...complete, [field]: value })).toEqual({ [field]: [sentence] });
  });

  it('takes phone and pincode as numbers too, and stores digits', () => {
    expect(ShippingInfo.parse({ ...complete, phoneNo: 9845012345, pincode: 560034 })).toEqual(complete);
  });
});
