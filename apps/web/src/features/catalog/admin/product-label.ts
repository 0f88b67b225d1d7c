import { isImported } from '@e-store/shared/catalog/staff-product-choices';
import type { Business, Product } from '@e-store/shared/catalog/product';

export const NO_LABEL = {
  manufacturerName: '',
  manufacturerAddress: '',
  importerName: '',
  importerAddress: '',
};
export type LabelForm = Record<keyof typeof NO_LABEL, string>;

const LABEL_FIELDS: Readonly<Record<string, keyof LabelForm>> = {
  'manufacturer.name': 'manufacturerName',
  'manufacturer.address': 'manufacturerAddress',
  'importer.name': 'importerName',
  'importer.address': 'importerAddress',
};

export const findLabelField = (name: string): keyof LabelForm | undefined => LABEL_FIELDS[name];

export const toLabelForm = ({
  manufacturer,
  importer,
}: Pick<Product, 'manufacturer' | 'importer'>): LabelForm => ({
  manufacturerName: manufacturer?.name ?? '',
  manufacturerAddress: manufacturer?.address ?? '',
  importerName: importer?.name ?? '',
  importerAddress: importer?.address ?? '',
});

/** Sends half-filled businesses too, so that the rules report the missing half. */
const toBusiness = (name: string, address: string): Business | undefined =>
  name.trim() || address.trim() ? { name, address } : undefined;

/** Required by law and still empty; saving is possible. */
export function missingOnLabel(form: LabelForm & { origin: string }): (keyof LabelForm)[] {
  const { manufacturer, importer } = toLabel(form);
  return [
    ...(manufacturer ? [] : ['manufacturerName' as const]),
    ...(isImported(form.origin) && !importer ? ['importerName' as const] : []),
  ];
}

export function toLabel(form: LabelForm): Pick<Product, 'manufacturer' | 'importer'> {
  const manufacturer = toBusiness(form.manufacturerName, form.manufacturerAddress);
  const importer = toBusiness(form.importerName, form.importerAddress);
  return { ...(manufacturer && { manufacturer }), ...(importer && { importer }) };
}
