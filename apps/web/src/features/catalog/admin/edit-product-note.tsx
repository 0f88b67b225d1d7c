import { draftMessages } from '../../../messages/en/ui-admin.ts';
import { useEffect, useState } from 'react';
import { productFormMessages as words } from '../../../messages/en/catalog/admin-product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import type { ProductFormTools } from './product-field.ts';
import type { ProductForm } from './product-form.ts';
import { useProductDraft } from './use-product-draft.ts';

type EditProductNoteProps = {
  form: ProductFormTools;
  draft: ProductForm | undefined;
  /** True when the draft belongs to an older version. */
  isOld: boolean;
  note: string | undefined;
  keep: (form: ProductForm) => void;
  onDiscard: () => void;
};

export function EditProductNote({ form, draft, isOld, note, keep, onDiscard }: EditProductNoteProps) {
  const isBack = useProductDraft(form, { read: () => draft, keep });
  const [isDiscarded, setDiscarded] = useState(false);
  const { setFocus } = form;
  useEffect(() => {
    if (isDiscarded) setFocus('name');
  }, [isDiscarded, setFocus]);
  if (note !== undefined || !isBack) return <SuccessNote>{note}</SuccessNote>;
  if (isDiscarded) return <SuccessNote>{words.discarded}</SuccessNote>;
  return (
    <SuccessNote>
      {draftMessages.restored} {isOld && words.draftOld}{' '}
      <Button
        kind="ghost"
        size="compact"
        onClick={() => {
          setDiscarded(true);
          onDiscard();
        }}
      >
        {words.discard}
      </Button>
    </SuccessNote>
  );
}
