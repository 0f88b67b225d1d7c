import type { Product } from '@e-store/shared/catalog/product';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { productFormMessages as messages } from '../../../messages/en/catalog/admin-product-form.ts';
import { selectCategories } from '../../../features/catalog/admin/categories.slice.ts';
import { NewProductForm } from '../../../features/catalog/admin/new-product-form.tsx';
import { paths } from '@e-store/shared/web-paths';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { Toast } from '../../../ui/toast.tsx';
import { useTimedFlag } from '../../../lib/hooks.ts';

/** Spec §2. */
const CREATED_SHOWN_MS = 2000;

export function Component() {
  const [round, setRound] = useState(0);
  const [created, setCreated] = useState<{ product: Product; isDraft: boolean }>();
  const [isSaid, say] = useTimedFlag(CREATED_SHOWN_MS);
  const categories = useSelector(selectCategories);

  function onCreated(product: Product, isDraft: boolean) {
    setCreated({ product, isDraft });
    say();
    setRound(round + 1);
  }

  return (
    <>
      <SuccessNote>{created && <WhereItIs {...created} />}</SuccessNote>
      <NewProductForm
        key={round}
        isNext={round > 0}
        categories={categories}
        onCreated={onCreated}
        onStartOver={() => setRound(round + 1)}
      />
      <Toast tone="success" message={isSaid ? messages.created : undefined} />
    </>
  );
}

function WhereItIs({ product: { _id, name }, isDraft }: { product: Product; isDraft: boolean }) {
  return isDraft ? (
    <>
      {messages.savedDraft(name)}{' '}
      <TextLink strong to={paths.editProduct(_id)}>
        {messages.editTitle}
      </TextLink>
    </>
  ) : (
    <>
      {messages.isInShop(name)}{' '}
      <TextLink strong to={paths.product(_id)}>
        {messages.viewInShop}
      </TextLink>
    </>
  );
}
