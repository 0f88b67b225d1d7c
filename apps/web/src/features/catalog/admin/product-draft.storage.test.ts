import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../../lib/browser-storage.ts';
import { deleteProductDraft, PRODUCT_DRAFT } from '../../../lib/form-drafts.storage.ts';
import { saveProductDraft, saveEditDraft, readProductDraft, readEditDraft } from './product-draft.storage.ts';
import { NEW_PRODUCT_FORM } from './product-form.ts';

describe('the draft of a product', () => {
  it('comes back as it was kept, until it is forgotten', () => {
    const storage = memoryStorage();
    const form = { ...NEW_PRODUCT_FORM, name: 'Evening shirt', sizes: { 'size-M': '3' } };
    saveProductDraft(form, storage);
    expect(readProductDraft(storage)).toEqual(form);
    deleteProductDraft(PRODUCT_DRAFT, storage);
    expect(readProductDraft(storage)).toBeUndefined();
  });

  it('is none while nothing was typed', () => {
    const storage = memoryStorage();
    saveProductDraft(NEW_PRODUCT_FORM, storage);
    expect(readProductDraft(storage)).toBeUndefined();
  });

  it.each(['no json', 'null', '7', '[]', '{"name":7,"evil":"x","sizes":"y"}'])(
    'is none when %s is stored',
    (text) => {
      const storage = memoryStorage();
      storage.setItem('productDraft', text);
      expect(readProductDraft(storage)).toBeUndefined();
    },
  );

  it('keeps what can be read of an older one', () => {
    const storage = memoryStorage();
    storage.setItem('productDraft', '{"name":"Evening shirt","price":7,"gone":"x","sizes":{"size-M":3}}');
    expect(readProductDraft(storage)).toEqual({ ...NEW_PRODUCT_FORM, name: 'Evening shirt' });
  });

  it('of a product that is changed is kept with what it was typed into, until it says the same', () => {
    const storage = memoryStorage();
    const base = { version: 3, form: { ...NEW_PRODUCT_FORM, name: 'Evening shirt' } };
    const form = { ...base.form, fabric: 'Linen', sizes: { 'size-M': '' } };
    saveEditDraft('one', { base, form }, storage);
    expect(readEditDraft('one', storage)).toEqual({ base, form });
    expect(readEditDraft('another', storage)).toBeUndefined();
    expect(readProductDraft(storage)).toBeUndefined();
    saveEditDraft('one', { base, form: { ...form, fabric: '' } }, storage);
    expect(readEditDraft('one', storage)).toBeUndefined();
  });

  it.each([
    'null',
    '[]',
    '{"product":"one"}',
    '{"product":"one","base":{"version":"3","form":{}},"form":{}}',
  ])('of a product that is changed is none when %s is stored', (text) => {
    const storage = memoryStorage();
    storage.setItem('productEdit', text);
    expect(readEditDraft('one', storage)).toBeUndefined();
  });
});
