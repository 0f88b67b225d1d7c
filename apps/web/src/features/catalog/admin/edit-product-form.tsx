import type { StaffProduct } from '@e-store/shared/catalog/product';
import { useState } from 'react';
import { stockHistoryMessages } from '../../../messages/en/catalog/admin-stock-history.ts';
import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch, useTimedFlag } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { deleteProductDraft, PRODUCT_EDIT_DRAFT } from '../../../lib/form-drafts.storage.ts';
import { saveEditDraft, readEditDraft, type SavedForm } from './product-draft.storage.ts';
import { differences, mergeTheirFields } from './product-differences.ts';
import type { ProductFormTools } from './product-field.ts';
import { toProductForm, type ProductForm as Values, toEditedProduct } from './product-form.ts';
import { editProduct, getConflictingProduct } from './staff-product.slice.ts';
import { EditProductNote } from './edit-product-note.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductForm } from './product-form.tsx';

type EditProductFormProps = {
  product: StaffProduct;
  categories: readonly { key: string; name: string }[];
};

type Conflict = { theirs: StaffProduct; yours: Values; form: ProductFormTools };

const SAVED_SHOWN_MS = 2000;

const toSavedForm = (product: StaffProduct): SavedForm => ({
  version: product.version,
  form: toProductForm(product),
});
const clearDraft = () => deleteProductDraft(PRODUCT_EDIT_DRAFT);

/** Drafts stay in the tab until saved or discarded. */
export function EditProductForm({ product, categories }: EditProductFormProps) {
  const dispatch = useAppDispatch();
  const { _id: id } = product;
  const [draft] = useState(() => readEditDraft(id));
  const [base, setBase] = useState(() => draft?.base ?? toSavedForm(product));
  const [status, setStatus] = useState(product.status);
  const [conflict, setConflict] = useState<Conflict>();
  const [note, setNote] = useState<string>();
  const [isNoteVisible, showNote] = useTimedFlag(SAVED_SHOWN_MS);

  async function send(values: Values, form: ProductFormTools) {
    setNote((previousNote) => previousNote && '');
    const body = toEditedProduct(values, base.form);
    const outcome = await dispatch(editProduct({ id, version: base.version, body }));
    if (editProduct.fulfilled.match(outcome)) {
      setBase(toSavedForm(outcome.payload));
      setStatus(outcome.payload.status);
      form.reset(toProductForm(outcome.payload));
      clearDraft();
      setNote('');
      showNote();
      return undefined;
    }
    const failure = failureOf(outcome);
    const theirs = failure && getConflictingProduct(failure);
    if (!theirs) return failure;
    setConflict({ theirs, yours: values, form });
    return undefined;
  }

  function continueFrom({ theirs, form }: Conflict, values: Values) {
    const saved = toSavedForm(theirs);
    setBase(saved);
    setStatus(theirs.status);
    form.reset(values, { keepDefaultValues: true });
    saveEditDraft(id, { base: saved, form: values });
    setConflict(undefined);
    setNote(words.goneOn);
  }

  return (
    <>
      <ProductForm
        title={words.editTitle}
        documentTitle={product.name}
        action={words.save}
        defaultValues={toProductForm(product)}
        saved={base.form}
        categories={categories}
        send={send}
        buttons={
          <>
            <ButtonLink kind="ghost" size="compact" to={paths.productList()}>
              {words.backToList}
            </ButtonLink>
            <ButtonLink kind="ghost" size="compact" to={paths.stockHistory(id)}>
              {stockHistoryMessages.link}
            </ButtonLink>
            <ButtonLink kind="ghost" size="compact" to={paths.addProduct({ copy: id })}>
              {words.copyProduct}
            </ButtonLink>
            {status === 'published' && (
              <ButtonLink kind="ghost" size="compact" to={paths.product(id)}>
                {words.viewInShop}
              </ButtonLink>
            )}
          </>
        }
        renderNote={(form) => (
          <>
            {status === 'published' && !product.onSale && <p role="note">{words.hiddenNote}</p>}
            <EditProductNote
              form={form}
              draft={draft?.form}
              isOld={base.version !== product.version}
              note={note}
              keep={(values) => saveEditDraft(id, { base, form: values })}
              onDiscard={() => {
                setBase(toSavedForm(product));
                form.reset(toProductForm(product));
                clearDraft();
              }}
            />
          </>
        )}
      />
      {conflict && (
        <ProductConflict
          who={conflict.theirs.updatedBy}
          differences={differences(base.form, toProductForm(conflict.theirs), conflict.yours)}
          onChosen={(fields) =>
            continueFrom(conflict, mergeTheirFields(conflict.yours, toProductForm(conflict.theirs), fields))
          }
          onAllTheirs={() => continueFrom(conflict, toProductForm(conflict.theirs))}
          onClose={() => setConflict(undefined)}
        />
      )}
      <Toast tone="success" message={isNoteVisible ? words.saved : undefined} />
    </>
  );
}
