import { ProductImport } from '../../../features/catalog/admin/product-import.tsx';
import { productImportMessages as messages } from '../../../messages/en/catalog/admin-product-import.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';

export function Component() {
  return (
    <>
      <AdminPageHeader title={messages.title} />
      <ProductImport />
    </>
  );
}
