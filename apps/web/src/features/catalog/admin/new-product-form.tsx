import { draftMessages } from '../../../messages/en/ui-admin.ts';
import type { Product } from '@e-store/shared/catalog/product';
import { useState } from 'react';
import { productFormMessages } from '../../../messages/en/catalog/admin-product-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatHour } from '@e-store/shared/format-day';
import { Button } from '../../../ui/button.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { createProduct } from './create-product.slice.ts';
import { deleteProductDraft, PRODUCT_DRAFT } from '../../../lib/form-drafts.storage.ts';
import type { ProductFormTools } from './product-field.ts';
import { saveProductDraft, readProductDraft } from './product-draft.storage.ts';
import { NEW_PRODUCT_FORM, toNewProduct } from './product-form.ts';
import { useProductDraft } from './use-product-draft.ts';
import { ProductForm } from './product-form.tsx';
import styles from './product-form.module.css';

type NewProductFormProps = {
  isNext: boolean;
  categories: readonly { key: string; name: string }[];
  onCreated: (product: Product, isDraft: boolean) => void;
  onStartOver: () => void;
};

/** Spec §2. The draft survives refusals, reloads and the password step until the server accepts it. */
export function NewProductForm({ isNext, categories, onCreated, onStartOver }: NewProductFormProps) {
  const dispatch = useAppDispatch();
  const startOver = () => {
    deleteProductDraft(PRODUCT_DRAFT);
    onStartOver();
  };
  return (
    <ProductForm
      title={productFormMessages.addProduct}
      action={productFormMessages.createProduct}
      defaultValues={NEW_PRODUCT_FORM}
      categories={categories}
      focusesName={isNext}
      send={async (values) => {
        const outcome = await dispatch(createProduct(toNewProduct(values)));
        if (createProduct.fulfilled.match(outcome)) {
          deleteProductDraft(PRODUCT_DRAFT);
          onCreated(outcome.payload, values.status === 'draft');
        }
        return failureOf(outcome);
      }}
      buttons={
        <Button kind="ghost" size="compact" onClick={startOver}>
          {productFormMessages.startOver}
        </Button>
      }
      renderNote={(form) => <DraftNote form={form} />}
    />
  );
}

function DraftNote({ form }: { form: ProductFormTools }) {
  const [savedAt, setSavedAt] = useState<string>();
  const isBack = useProductDraft(form, {
    read: readProductDraft,
    keep: (typed) => {
      saveProductDraft(typed);
      setSavedAt(formatHour(new Date().toISOString()));
    },
  });
  return (
    <>
      <SuccessNote>{isBack && draftMessages.restored}</SuccessNote>
      {savedAt && <p className={styles.draft}>{productFormMessages.draftSaved(savedAt)}</p>}
    </>
  );
}
