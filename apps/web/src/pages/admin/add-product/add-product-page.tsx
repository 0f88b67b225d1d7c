import type { Product } from '@e-store/shared/catalog/product';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate, useRevalidator, useSearchParams } from 'react-router-dom';
import { productFormMessages as messages } from '../../../messages/en/catalog/admin-product-form.ts';
import { selectCategories, staffCategories } from '../../../features/catalog/admin/categories.slice.ts';
import { readCopyId } from '../../../features/catalog/admin/copied-product.ts';
import { NewProductForm } from '../../../features/catalog/admin/new-product-form.tsx';
import { staffProduct } from '../../../features/catalog/admin/staff-product.slice.ts';
import type { NewProductBody } from '../../../features/catalog/admin/product-form.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { FormSkeleton } from '../../../ui/admin/form-skeleton.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { useTimedFlag } from '../../../lib/hooks.ts';

/** Spec §2. */
const CREATED_SHOWN_MS = 2000;

function useCopiedProduct(copyOf: string | undefined) {
  const found = useSelector(staffProduct.select);
  const error = useSelector(staffProduct.selectError);
  const isProductLoading = useSelector(staffProduct.selectLoading);
  const areCategoriesLoading = useSelector(staffCategories.selectLoading);
  const hasCategories = useSelector(selectCategories).length > 0;
  if (copyOf === undefined) return { copied: undefined, failure: undefined, isLoading: false };
  return {
    copied: found?._id === copyOf ? found : undefined,
    failure: error && error.status !== 404 ? error : undefined,
    isLoading: isProductLoading || (areCategoriesLoading && !hasCategories),
  };
}

export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const isCopy = search.has('copy');
  const copyOf = readCopyId(search);
  const { copied, failure, isLoading } = useCopiedProduct(copyOf);
  const [round, setRound] = useState(0);
  const [isNext, setNext] = useState(false);
  const [created, setCreated] = useState<Created>();
  const [isSaid, say] = useTimedFlag(CREATED_SHOWN_MS);
  const categories = useSelector(selectCategories);

  function showEmptyForm() {
    setNext(true);
    if (isCopy) void navigate(paths.addProduct(), { replace: true });
    else setRound(round + 1);
  }

  function onCreated(product: Product, saved: NewProductBody) {
    setCreated({ product, saved });
    say();
    showEmptyForm();
  }

  return (
    <>
      <SuccessNote>{created && <WhereItIs {...created} />}</SuccessNote>
      {(isLoading || failure) && <AdminPageHeader title={messages.addProduct} />}
      {failure && <ErrorPanel message={failure.message} onRetry={() => void revalidate()} />}
      {isLoading && <FormSkeleton label={messages.loading} />}
      {!isLoading && !failure && (
        <>
          {isCopy && !copied && <ErrorPanel message={messages.nothingToCopy} />}
          <NewProductForm
            key={`${search.get('copy') ?? ''}/${round}`}
            isNext={isNext && !isCopy}
            copyOf={copyOf}
            copied={copied}
            categories={categories}
            onCreated={onCreated}
            onStartOver={showEmptyForm}
          />
        </>
      )}
      <Toast tone="success" message={isSaid ? messages.created : undefined} />
    </>
  );
}

type Created = { product: Product; saved: NewProductBody };

function WhereItIs({ product: { _id, name }, saved }: Created) {
  if (saved.status === 'published')
    return (
      <>
        {messages.isInShop(name)}{' '}
        <TextLink strong to={paths.product(_id)}>
          {messages.viewInShop}
        </TextLink>
      </>
    );
  return (
    <>
      {saved.status === 'scheduled'
        ? messages.savedScheduled(name, formatMoment(saved.publishAt))
        : messages.savedDraft(name)}{' '}
      <TextLink strong to={paths.editProduct(_id)}>
        {messages.editTitle}
      </TextLink>
    </>
  );
}
