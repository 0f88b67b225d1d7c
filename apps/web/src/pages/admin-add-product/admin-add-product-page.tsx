import type { Product } from '@e-store/shared/catalog/product';
import { useState } from 'react';
import { dashTitle } from '../../content/page-title.ts';
import { dashWords } from '../../content/dash.ts';
import { admin } from '../../content/admin.ts';
import { ProductForm } from '../../features/admin/components/product-form.tsx';
import { paths } from '../../lib/paths.ts';
import { SuccessNote } from '../../ui/success-note.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { Toast } from '../../ui/toast.tsx';
import { useShownFor } from '../../ui/use-shown-for.ts';

/** Spec §2: how long the notice of a created product stays. */
const CREATED_SHOWN_MS = 2000;

export function Component() {
  const [round, setRound] = useState(0);
  const [created, setCreated] = useState<Product>();
  const [isSaid, say] = useShownFor(CREATED_SHOWN_MS);

  function onCreated(product: Product) {
    setCreated(product);
    say();
    setRound(round + 1);
  }

  return (
    <>
      <title>{dashTitle(dashWords.addProduct)}</title>
      <SuccessNote>
        {created && (
          <>
            {dashWords.isInShop(created.name)}{' '}
            <TextLink strong to={paths.product(created._id)}>
              {dashWords.viewInShop}
            </TextLink>
          </>
        )}
      </SuccessNote>
      <ProductForm
        key={round}
        isNext={round > 0}
        onCreated={onCreated}
        onStartOver={() => setRound(round + 1)}
      />
      <Toast tone="success" message={isSaid ? admin.created : undefined} />
    </>
  );
}
