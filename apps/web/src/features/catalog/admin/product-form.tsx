import { type FormEvent, useEffect, useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { CLOTH_DETAILS } from '@e-store/shared/catalog/product-details';
import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { toCheckResult, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import {
  offeredSizes,
  toFormField,
  type ProductForm as Values,
  sizeField,
  sizeRange,
  sizesStock,
  toNewProduct,
} from './product-form.ts';
import { priceQuestion } from './price-question.ts';
import type { ProductFormTools, ProductPart } from './product-field.ts';
import { useConfirm } from '../../../ui/admin/use-confirm.tsx';
import { useUploads } from './use-uploads.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ProductImageFields } from './product-image-fields.tsx';
import styles from './product-form.module.css';
import { ProductMainFields } from './product-main-fields.tsx';
import { ProductPreview } from './product-preview.tsx';
import { Field } from '../../../ui/field.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import productFieldsStyles from './product-fields.module.css';
import { TextArea } from '../../../ui/text-area.tsx';
import { missingOnLabel } from './product-label.ts';

type ProductFormProps = {
  title: string;
  documentTitle?: string;
  action: string;
  defaultValues: Values;
  saved?: Values;
  categories: readonly { key: string; name: string }[];
  send: (values: Values, form: ProductFormTools) => Promise<ApiFailure | undefined>;
  focusesName?: boolean;
  buttons?: ReactNode;
  renderNote?: (form: ProductFormTools) => ReactNode;
};

const loadCheck = async () => {
  const { NewProduct, TOO_MUCH_STOCK } = await import('@e-store/shared/catalog/new-product');
  return (form: Values) => {
    const { error } = NewProduct.safeParse(toNewProduct(form));
    // A saved product may exceed the entry limit, so the server checks its stock.
    const issues = error?.issues.filter(({ message }) => message !== TOO_MUCH_STOCK);
    return toCheckResult(form, issues, (path) => toFormField(path, form));
  };
};

export function ProductForm({
  title,
  documentTitle,
  action,
  defaultValues,
  saved,
  categories,
  send,
  focusesName = false,
  buttons,
  renderNote,
}: ProductFormProps) {
  const { confirm, question } = useConfirm();
  const checked: ReturnType<typeof useCheckedForm<Values>> = useCheckedForm<Values>({
    loadCheck,
    fieldOf: toFormField,
    defaultValues,
    async send(values) {
      const asked = priceQuestion(values, saved);
      return asked && !(await confirm(asked)) ? undefined : send(values, checked.form);
    },
  });
  const { form, field, busy, failure, onSubmit } = checked;
  const setPictures = (pictures: Values['pictures']) => {
    form.setValue('pictures', pictures, { shouldDirty: true });
    form.clearErrors('pictures');
  };
  const typed = { ...defaultValues, ...useWatch({ control: form.control }) } as Values;
  const uploads = useUploads(typed.pictures, setPictures);
  const [isWaiting, setWaiting] = useState(false);
  /** A failed upload stops saving. */
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isWaiting) return;
    setWaiting(uploads.sending > 0);
    const areUploaded = uploads.sending === 0 || (await uploads.finish());
    setWaiting(false);
    if (areUploaded) await onSubmit();
  }
  const actionNow = isWaiting ? words.waitsForPictures(uploads.sending) : action;
  const [isPreviewing, setPreviewing] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    if (focusesName) setFocus('name');
  }, [focusesName, setFocus]);
  return (
    <Form failure={failure?.message} onSubmit={submit} className={styles.form}>
      <AdminPageHeader title={title} documentTitle={documentTitle}>
        {buttons}
        <Button kind="ghost" size="compact" aria-haspopup="dialog" onClick={() => setPreviewing(true)}>
          {words.preview}
        </Button>
        <SubmitButton size="compact" busy={busy || isWaiting}>
          {actionNow}
        </SubmitButton>
      </AdminPageHeader>
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
          uploads={uploads}
          error={form.formState.errors.pictures?.message}
          onPictures={setPictures}
          onAddressAdded={() => form.setValue('imageUrl', '')}
        />
      </div>
      <SubmitButton busy={busy || isWaiting} className={styles.foot}>
        {actionNow}
      </SubmitButton>
      {isPreviewing && <ProductPreview form={typed} onClose={() => setPreviewing(false)} />}
      {question}
    </Form>
  );
}

function ProductMoreFields({ field }: Pick<ProductPart, 'field'>) {
  return (
    <Panel title={words.clothAndMaking}>
      <div className={productFieldsStyles.fields}>
        <Field {...field('colour')} label={words.fields.colour} />
        <Field {...field('origin')} label={words.fields.origin} />
        <Field
          {...field('madeIn')}
          label={words.fields.madeIn}
          hint={words.madeInHint}
          className={productFieldsStyles.wide}
        />
        {CLOTH_DETAILS.map(({ name }) => (
          <Field
            key={name}
            {...field(name)}
            label={words.fields[name]}
            className={productFieldsStyles.wide}
          />
        ))}
      </div>
    </Panel>
  );
}

function ProductSizeFields({ field, typed }: ProductPart) {
  const stock = sizesStock(typed);
  const offered = offeredSizes(typed);
  return (
    <Panel
      title={words.stockBySize}
      aside={stock !== undefined && <output className={productFieldsStyles.sum}>{words.inAll(stock)}</output>}
    >
      <div className={productFieldsStyles.sizes}>
        {sizeRange(typed).map((size) => (
          <Field key={size} {...field(`sizes.${sizeField(size)}`)} label={size} inputMode="numeric" />
        ))}
      </div>
      <p className={productFieldsStyles.hint}>{words.sizesHint}</p>
      {offered.length > 0 && (
        <>
          <div className={productFieldsStyles.skus}>
            {offered.map(({ size }) => (
              <Field
                key={size}
                {...field(`sizeSkus.${sizeField(size)}`)}
                label={words.skuOf(size)}
                maxLength={40}
              />
            ))}
          </div>
          <p className={productFieldsStyles.hint}>{words.sizeSkusHint}</p>
        </>
      )}
    </Panel>
  );
}

function ProductLabelFields({ field, typed }: ProductPart) {
  const missing = missingOnLabel(typed).map((name) => words.fields[name]);
  return (
    <Panel title={words.label}>
      <div className={productFieldsStyles.fields}>
        <Field
          {...field('manufacturerName')}
          label={words.fields.manufacturerName}
          hint={words.manufacturerHint}
          className={productFieldsStyles.wide}
        />
        <TextArea
          {...field('manufacturerAddress')}
          label={words.fields.manufacturerAddress}
          className={productFieldsStyles.wide}
        />
        <Field
          {...field('importerName')}
          label={words.fields.importerName}
          hint={words.importerHint}
          className={productFieldsStyles.wide}
        />
        <TextArea
          {...field('importerAddress')}
          label={words.fields.importerAddress}
          className={productFieldsStyles.wide}
        />
      </div>
      <p className={productFieldsStyles.hint}>
        {missing.length > 0 && `${words.labelMissing(missing.join(', '))} `}
        {words.consumerCareHint}
      </p>
    </Panel>
  );
}
