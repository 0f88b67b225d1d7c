import { describe, expect, it } from '@jest/globals';
import { memoryStorage } from '../../../lib/browser-storage.ts';
import { deleteProductDraft, PRODUCT_DRAFT } from '../../../lib/form-drafts.storage.ts';
import {
  newProductDraft,
  saveProductDraft,
  saveEditDraft,
  readProductDraft,
  readEditDraft,
} from './product-draft.storage.ts';
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

describe('newProductDraft', () => {
  const copied = { ...NEW_PRODUCT_FORM, name: 'Evening shirt', sizes: { 'size-M': '0' } };

  it('keeps the draft of each copied product apart, and apart from the draft of an empty form', () => {
    const storage = memoryStorage();
    const [plain, one, two] = [undefined, 'one', 'two'].map((product) =>
      newProductDraft(product, product ? copied : NEW_PRODUCT_FORM, storage),
    );
    plain!.save({ ...NEW_PRODUCT_FORM, name: 'Polo' });
    one!.save({ ...copied, colour: 'Madder' });
    two!.save({ ...copied, colour: 'Indigo' });
    one!.remove();
    expect(one!.read()).toBeUndefined();
    expect(two!.read()).toEqual({ ...copied, colour: 'Indigo' });
    expect(plain!.read()).toMatchObject({ name: 'Polo' });
    plain!.remove();
    expect(plain!.read()).toBeUndefined();
    expect(two!.read()).toBeDefined();
  });

  it('stores no copy that equals what the form began with', () => {
    const storage = memoryStorage();
    const draft = newProductDraft('one', copied, storage);
    draft.save({ ...copied, colour: 'Madder' });
    draft.save(copied);
    expect(storage.getItem('productCopies')).toBeNull();
  });

  it.each(['no json', 'null', '7', '[]', '{"one":7}', '{"two":{}}'])('is none when %s is stored', (text) => {
    const storage = memoryStorage();
    storage.setItem('productCopies', text);
    expect(newProductDraft('one', copied, storage).read()).toBeUndefined();
  });
});
