import { useEffect, useState, type ReactNode } from 'react';
import { useWatch, type Path } from 'react-hook-form';
import { productFormWords as words } from '../../../content/dash-product-form.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Form } from '../../../ui/form.tsx';
import { SubmitButton } from '../../../ui/submit-button.tsx';
import { fieldOf, type ProductForm as Values } from '../product-form.ts';
import type { ProductFormTools } from '../product-field.ts';
import { DashHead } from './dash-head.tsx';
import { ProductImageFields } from './product-image-fields.tsx';
import styles from './product-form.module.css';
import { ProductLabelFields } from './product-label-fields.tsx';
import { ProductMainFields } from './product-main-fields.tsx';
import { ProductMoreFields } from './product-more-fields.tsx';
import { ProductPreview } from './product-preview.tsx';
import { ProductSizeFields } from './product-size-fields.tsx';

type ProductFormProps = {
  title: string;
  /** What its button says. */
  action: string;
  defaultValues: Values;
  categories: readonly { key: string; name: string }[];
  /** Answers why it was refused. */
  send: (values: Values, form: ProductFormTools) => Promise<ApiFailure | undefined>;
  /** The first field is ready to be typed in. */
  beginsInName?: boolean;
  /** Buttons beside the main one. */
  buttons?: ReactNode;
  /** What is said above the fields; it may work with the form. */
  renderNote?: (form: ProductFormTools) => ReactNode;
};

const loadCheck = async () => (await import('../product-form-check.ts')).productFormCheck;

/** The form of a product (spec §2, add product), new or known. What was typed stays until the server has it. */
export function ProductForm({
  title,
  action,
  defaultValues,
  categories,
  send,
  beginsInName = false,
  buttons,
  renderNote,
}: ProductFormProps) {
  const checked: ReturnType<typeof useCheckedForm<Values>> = useCheckedForm<Values>({
    loadCheck,
    fieldOf: (name, values) => fieldOf(name, values) as Path<Values> | undefined,
    defaultValues,
    send: (values) => send(values, checked.form),
  });
  const { form, field, busy, failure, onSubmit } = checked;
  const [isPreviewing, setPreviewing] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    if (beginsInName) setFocus('name');
  }, [beginsInName, setFocus]);
  const typed = { ...defaultValues, ...useWatch({ control: form.control }) } as Values;
  return (
    <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
      <DashHead title={title}>
        {buttons}
        <Button kind="ghost" size="compact" aria-haspopup="dialog" onClick={() => setPreviewing(true)}>
          {words.preview}
        </Button>
        <SubmitButton size="compact" busy={busy}>
          {action}
        </SubmitButton>
      </DashHead>
      {renderNote?.(form)}
      <div className={styles.columns}>
        <div className={styles.column}>
          <ProductMainFields field={field} typed={typed} categories={categories} />
          <ProductSizeFields field={field} typed={typed} />
          <ProductMoreFields field={field} />
          <ProductLabelFields field={field} typed={typed} />
        </div>
        <ProductImageFields
          field={field}
          typed={typed}
          onPictures={(pictures) => form.setValue('pictures', pictures, { shouldDirty: true })}
          onAddressAdded={() => form.setValue('imageUrl', '')}
        />
      </div>
      <SubmitButton busy={busy} className={styles.foot}>
        {action}
      </SubmitButton>
      {isPreviewing && <ProductPreview form={typed} onClose={() => setPreviewing(false)} />}
    </Form>
  );
}
