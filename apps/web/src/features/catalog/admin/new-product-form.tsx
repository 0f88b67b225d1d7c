import { draftMessages } from '../../../messages/en/ui-admin.ts';
import type { Product, StaffProduct } from '@e-store/shared/catalog/product';
import { useState } from 'react';
import { productFormMessages } from '../../../messages/en/catalog/admin-product-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatHour } from '@e-store/shared/format-day';
import { Button } from '../../../ui/button.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { createProduct } from './create-product.slice.ts';
import { toCopiedForm } from './copied-product.ts';
import type { ProductFormTools } from './product-field.ts';
import { newProductDraft } from './product-draft.storage.ts';
import { NEW_PRODUCT_FORM, type NewProductBody, toNewProduct } from './product-form.ts';
import { useProductDraft } from './use-product-draft.ts';
import { ProductForm } from './product-form.tsx';
import styles from './product-form.module.css';

type NewProductFormProps = {
  isNext: boolean;
  copyOf: string | undefined;
  copied: StaffProduct | undefined;
  categories: readonly { key: string; name: string }[];
  onCreated: (product: Product, saved: NewProductBody) => void;
  onStartOver: () => void;
};

/** Spec §2. The draft survives refusals, reloads and the password step until the server accepts it. */
export function NewProductForm({
  isNext,
  copyOf,
  copied,
  categories,
  onCreated,
  onStartOver,
}: NewProductFormProps) {
  const dispatch = useAppDispatch();
  const initial = copied ? toCopiedForm(copied) : NEW_PRODUCT_FORM;
  const draft = newProductDraft(copyOf, initial);
  const startOver = () => {
    draft.remove();
    onStartOver();
  };
  return (
    <ProductForm
      title={productFormMessages.addProduct}
      action={productFormMessages.createProduct}
      defaultValues={initial}
      categories={categories}
      focusesName={isNext}
      send={async (values) => {
        const body = toNewProduct(values);
        const outcome = await dispatch(createProduct(body));
        if (createProduct.fulfilled.match(outcome)) {
          draft.remove();
          onCreated(outcome.payload, body);
        }
        return failureOf(outcome);
      }}
      buttons={
        <Button kind="ghost" size="compact" onClick={startOver}>
          {productFormMessages.startOver}
        </Button>
      }
      renderNote={(form) => <DraftNote form={form} draft={draft} copiedName={copied?.name} />}
    />
  );
}

type DraftNoteProps = {
  form: ProductFormTools;
  draft: ReturnType<typeof newProductDraft>;
  copiedName: string | undefined;
};

function DraftNote({ form, draft, copiedName }: DraftNoteProps) {
  const [savedAt, setSavedAt] = useState<string>();
  const isBack = useProductDraft(form, {
    read: draft.read,
    keep: (typed) => {
      draft.save(typed);
      setSavedAt(formatHour(new Date().toISOString()));
    },
  });
  const notes = [
    copiedName !== undefined && productFormMessages.copiedFrom(copiedName),
    isBack && draftMessages.restored,
  ];
  return (
    <>
      <SuccessNote>{notes.filter(Boolean).join(' ')}</SuccessNote>
      {savedAt && <p className={styles.draft}>{productFormMessages.draftSaved(savedAt)}</p>}
    </>
  );
}
