import { useEffect, useState } from 'react';
import { admin } from '../../../content/admin.ts';
import { productFormWords as words } from '../../../content/dash-product-form.ts';
import { Button } from '../../../ui/button.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import type { ProductFormTools } from '../product-field.ts';
import type { ProductForm } from '../product-form.ts';
import { useProductDraft } from '../use-product-draft.ts';

type EditProductNoteProps = {
  form: ProductFormTools;
  /** What was typed in an earlier visit and not saved. */
  draft: ProductForm | undefined;
  /** It was typed into what is no longer the newest. */
  isOld: boolean;
  /** What became of the form since; it takes the place of the draft. */
  note: string | undefined;
  keep: (form: ProductForm) => void;
  onDiscard: () => void;
};

/** Says that what was typed is back, and how to be rid of it. */
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
      {admin.draftBack} {isOld && words.draftOld}{' '}
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
