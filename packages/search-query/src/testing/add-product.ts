import { toIndexed } from '../indexed-product.ts';
import type { Vocabulary } from '../vocabulary.ts';

const PRODUCT = {
  _id: 'plain',
  name: 'Plain T-Shirt',
  brand: 'Saanjh',
  category: 'T-Shirt',
  department: 'men',
  colour: 'Indigo',
  fit: 'Regular',
  fabric: '100% cotton',
  descreption: 'A plain crew T-shirt.',
};

export const addProduct = (vocabulary: Vocabulary, changes: Partial<typeof PRODUCT>) =>
  vocabulary.add(toIndexed({ ...PRODUCT, ...changes }));
