import { searchInsightsMessages } from '../../../messages/en/search-insights.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import styles from '../../../ui/admin/admin.module.css';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';
import { addSynonym, editSynonym, findProducts } from './search-insights.slice.ts';

const messages = searchInsightsMessages.synonyms;

/** New without an ID, with the word of a list row. */
export type OpenSynonym = { _id?: string; word: string; means: string };

export const SYNONYM_DRAFTS = 'synonym/';
const NEW = 'new/';
const draftOf = ({ _id, word }: OpenSynonym) => SYNONYM_DRAFTS + (_id ?? NEW + word);

export function findDrafted(
  draft: string | undefined,
  saved: readonly OpenSynonym[],
): OpenSynonym | undefined {
  if (draft?.startsWith(NEW)) return { word: draft.slice(NEW.length), means: '' };
  return saved.find(({ _id }) => _id === draft);
}

type SynonymDialogProps = {
  synonym: OpenSynonym;
  onDone: (message: string) => void;
  onClose: () => void;
};

export function SynonymDialog({ synonym, onDone, onClose }: SynonymDialogProps) {
  const dispatch = useAppDispatch();
  const { _id: id } = synonym;
  const { field, failure, busy, onSubmit, deleteDraft } = useDraftedForm({
    draft: draftOf(synonym),
    defaultValues: { word: synonym.word, means: synonym.means },
    async loadCheck() {
      const { SynonymTerms } = await import('@e-store/shared/search-insights/staff-endpoints');
      return checkBy(SynonymTerms);
    },
    async send(terms) {
      const refused = failureOf(
        await dispatch(id === undefined ? addSynonym(terms) : editSynonym({ id, ...terms })),
      );
      if (refused) return refused;
      const { word, means } = terms;
      const found = await dispatch(findProducts({ keyword: means }));
      const isEmpty = findProducts.fulfilled.match(found) && found.payload.productCount === 0;
      onDone(isEmpty ? messages.savedWithoutResults(word, means) : messages.saved(word, means));
      onClose();
      return undefined;
    },
  });
  const close = () => {
    deleteDraft();
    onClose();
  };
  return (
    <Dialog label={id === undefined ? messages.add : messages.edit} onClose={close}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <Field label={messages.word} hint={messages.wordHint} autoComplete="off" {...field('word')} />
        <Field label={messages.means} hint={messages.meansHint} autoComplete="off" {...field('means')} />
        <div className={styles.buttons}>
          <SubmitButton busy={busy}>{messages.save}</SubmitButton>
          <Button kind="ghost" onClick={close}>
            {messages.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
