import { mapDetails } from '@e-store/shared/catalog/product-details';

export const productFieldLabels = {
  name: 'Name',
  descreption: 'Description', // (sic) spec §3
  brand: 'Brand',
  price: 'Price',
  mrp: 'MRP',
  cost: 'Cost',
  hsn: 'HSN code',
  sku: 'SKU',
  sizeSkus: 'SKU by size',
  stock: 'Stock',
  category: 'Category',
  department: 'Department',
  colour: 'Colour',
  ...mapDetails(({ label }) => label),
  manufacturer: 'Manufacturer or packer',
  importer: 'Importer',
  status: 'Status',
  publishAt: 'Publish on',
  images: 'Pictures',
} as const;
