import type { StaffProduct } from '@e-store/shared/catalog/staff-product';
import { useState } from 'react';
import { productFormWords as words } from '../../../content/dash-product-form.ts';
import { dashWords } from '../../../content/dash.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { failureOf } from '../../../lib/failure-of.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { useShownFor } from '../../../ui/use-shown-for.ts';
import { EDIT_DRAFT, forgetDraft } from '../forget-draft.storage.ts';
import { keepEditDraft, readEditDraft, type SavedForm } from '../product-draft.storage.ts';
import { differences, withTheirs } from '../product-differences.ts';
import type { ProductFormTools } from '../product-field.ts';
import { formOf, type ProductForm as Values, toEditedProduct } from '../product-form.ts';
import { editProduct } from '../staff-product.slice.ts';
import { EditProductNote } from './edit-product-note.tsx';
import { ProductConflict } from './product-conflict.tsx';
import { ProductForm } from './product-form.tsx';

type EditProductFormProps = {
  product: StaffProduct;
  categories: readonly { key: string; name: string }[];
};

type Conflict = { theirs: StaffProduct; yours: Values; form: ProductFormTools };

const SAVED_SHOWN_MS = 2000;

const presentOf = ({ status, body }: ApiFailure) =>
  status === 412 ? (body as { product?: StaffProduct } | undefined)?.product : undefined;

const savedForm = (product: StaffProduct): SavedForm => ({ version: product.version, form: formOf(product) });
const forget = () => forgetDraft(undefined, EDIT_DRAFT);

/**
 * Edits a product. On a conflict the user chooses between both versions and saves again. Drafts stay in the
 * tab until saved or discarded.
 */
export function EditProductForm({ product, categories }: EditProductFormProps) {
  const dispatch = useAppDispatch();
  const { _id: id } = product;
  const [draft] = useState(() => readEditDraft(id));
  const [base, setBase] = useState(() => draft?.base ?? savedForm(product));
  const [status, setStatus] = useState(product.status);
  const [conflict, setConflict] = useState<Conflict>();
  const [note, setNote] = useState<string>();
  const [isSaid, say] = useShownFor(SAVED_SHOWN_MS);

  async function send(values: Values, form: ProductFormTools) {
    setNote((said) => said && '');
    const body = toEditedProduct(values, base.form);
    const outcome = await dispatch(editProduct({ id, version: base.version, body }));
    if (editProduct.fulfilled.match(outcome)) {
      setBase(savedForm(outcome.payload));
      setStatus(outcome.payload.status);
      form.reset(formOf(outcome.payload));
      forget();
      setNote('');
      say();
      return undefined;
    }
    const failure = failureOf(outcome);
    const theirs = failure && presentOf(failure);
    if (!theirs) return failure;
    setConflict({ theirs, yours: values, form });
    return undefined;
  }

  function goOn({ theirs, form }: Conflict, values: Values) {
    const saved = savedForm(theirs);
    setBase(saved);
    setStatus(theirs.status);
    form.reset(values, { keepDefaultValues: true });
    keepEditDraft(id, { base: saved, form: values });
    setConflict(undefined);
    setNote(words.goneOn);
  }

  return (
    <>
      <ProductForm
        title={words.editTitle}
        action={words.save}
        defaultValues={formOf(product)}
        saved={base.form}
        categories={categories}
        send={send}
        buttons={
          <>
            <ButtonLink kind="ghost" size="compact" to={paths.productList()}>
              {words.backToList}
            </ButtonLink>
            {status === 'published' && (
              <ButtonLink kind="ghost" size="compact" to={paths.product(id)}>
                {dashWords.viewInShop}
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
              keep={(values) => keepEditDraft(id, { base, form: values })}
              onDiscard={() => {
                setBase(savedForm(product));
                form.reset(formOf(product));
                forget();
              }}
            />
          </>
        )}
      />
      {conflict && (
        <ProductConflict
          who={conflict.theirs.updatedBy}
          differences={differences(base.form, formOf(conflict.theirs), conflict.yours)}
          onChosen={(fields) => goOn(conflict, withTheirs(conflict.yours, formOf(conflict.theirs), fields))}
          onAllTheirs={() => goOn(conflict, formOf(conflict.theirs))}
          onClose={() => setConflict(undefined)}
        />
      )}
      <Toast tone="success" message={isSaid ? words.saved : undefined} />
    </>
  );
}
