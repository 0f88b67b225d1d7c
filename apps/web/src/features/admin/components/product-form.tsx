import type { Product } from '@e-store/shared/catalog/product';
import { useEffect } from 'react';
import { useWatch, type Path } from 'react-hook-form';
import { dashWords } from '../../../content/dash.ts';
import { admin } from '../../../content/admin.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { createProduct } from '../create-product.slice.ts';
import { forgetDraft } from '../forget-draft.storage.ts';
import { fieldOf, NEW_PRODUCT_FORM, toNewProduct, type ProductForm as Values } from '../product-form.ts';
import { useProductDraft } from '../use-product-draft.ts';
import { DashHead } from './dash-head.tsx';
import { ProductImageFields } from './product-image-fields.tsx';
import styles from './product-form.module.css';
import { ProductMainFields } from './product-main-fields.tsx';
import { ProductMoreFields } from './product-more-fields.tsx';
import { ProductSizeFields } from './product-size-fields.tsx';

type ProductFormProps = {
  /** The next one after another: the first field is ready to be typed in. */
  isNext: boolean;
  onCreated: (product: Product) => void;
  onStartOver: () => void;
};

const loadCheck = async () => (await import('../product-form-check.ts')).productFormCheck;

/**
 * Creates a product (spec §2, add product). What is typed is kept in the tab until the server has it: a refusal, a
 * reload and the password step lose nothing.
 */
export function ProductForm({ isNext, onCreated, onStartOver }: ProductFormProps) {
  const dispatch = useAppDispatch();
  const { form, field, busy, failure, onSubmit } = useCheckedForm<Values>({
    loadCheck,
    fieldOf: (name, values) => fieldOf(name, values) as Path<Values> | undefined,
    defaultValues: NEW_PRODUCT_FORM,
    async send(values) {
      const outcome = await dispatch(createProduct(toNewProduct(values)));
      if (createProduct.fulfilled.match(outcome)) {
        forgetDraft();
        onCreated(outcome.payload);
      }
      return failureOf(outcome);
    },
  });
  const isBack = useProductDraft(form);
  const { setFocus } = form;
  useEffect(() => {
    if (isNext) setFocus('name');
  }, [isNext, setFocus]);
  const typed = { ...NEW_PRODUCT_FORM, ...useWatch({ control: form.control }) } as Values;

  const startOver = () => {
    forgetDraft();
    onStartOver();
  };
  return (
    <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
      <DashHead title={dashWords.addProduct}>
        <Button kind="ghost" size="compact" onClick={startOver}>
          {dashWords.startOver}
        </Button>
        <SubmitButton size="compact" busy={busy}>
          {dashWords.createProduct}
        </SubmitButton>
      </DashHead>
      <SuccessNote>{isBack && admin.draftBack}</SuccessNote>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProductMainFields field={field} typed={typed} />
          <ProductSizeFields field={field} typed={typed} />
          <ProductMoreFields field={field} />
        </div>
        <ProductImageFields field={field} typed={typed} />
      </div>
      <SubmitButton busy={busy} className={styles.foot}>
        {dashWords.createProduct}
      </SubmitButton>
    </Form>
  );
}
