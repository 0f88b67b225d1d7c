import { isImported } from '@e-store/shared/catalog/is-imported';
import type { Business, Product } from '@e-store/shared/catalog/product';

/** What the form holds of a label, as it was typed. */
export const NO_LABEL = {
  manufacturerName: '',
  manufacturerAddress: '',
  importerName: '',
  importerAddress: '',
};
export type LabelForm = Record<keyof typeof NO_LABEL, string>;

/** Names of the contract, and the fields that they are typed in. */
const LABEL_FIELDS: Readonly<Record<string, keyof LabelForm>> = {
  'manufacturer.name': 'manufacturerName',
  'manufacturer.address': 'manufacturerAddress',
  'importer.name': 'importerName',
  'importer.address': 'importerAddress',
};

export const labelFieldOf = (name: string): keyof LabelForm | undefined => LABEL_FIELDS[name];

/** The label of a product as its form shows it. */
export const labelFormOf = ({
  manufacturer,
  importer,
}: Pick<Product, 'manufacturer' | 'importer'>): LabelForm => ({
  manufacturerName: manufacturer?.name ?? '',
  manufacturerAddress: manufacturer?.address ?? '',
  importerName: importer?.name ?? '',
  importerAddress: importer?.address ?? '',
});

/** Who is half typed is sent as well: the rules say what is missing. */
const business = (name: string, address: string): Business | undefined =>
  name.trim() || address.trim() ? { name, address } : undefined;

/** Whom the law wants named and nobody has typed; it can be saved without. */
export function missingOnLabel(form: LabelForm & { origin: string }): (keyof LabelForm)[] {
  const { manufacturer, importer } = toLabel(form);
  return [
    ...(manufacturer ? [] : ['manufacturerName' as const]),
    ...(isImported(form.origin) && !importer ? ['importerName' as const] : []),
  ];
}

export function toLabel(form: LabelForm): Pick<Product, 'manufacturer' | 'importer'> {
  const manufacturer = business(form.manufacturerName, form.manufacturerAddress);
  const importer = business(form.importerName, form.importerAddress);
  return { ...(manufacturer && { manufacturer }), ...(importer && { importer }) };
}
