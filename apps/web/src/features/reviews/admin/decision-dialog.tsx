import type { StaffReview } from '@e-store/shared/reviews/review';
import { staffReviewMessages as messages } from '../../../messages/en/reviews/admin.ts';
import styles from '../../../ui/admin/admin.module.css';
import { decideReview } from './staff-reviews.slice.ts';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useDraftedForm } from '../../../lib/use-drafted-form.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form, SubmitButton } from '../../../ui/form.tsx';

export type Decision = 'approve' | 'hide';
type Values = { decision: Decision | 'undo'; reason: string };

type DecisionDialogProps = {
  review: StaffReview;
  decision: Decision;
  onDone: (reason: string) => void;
  onClose: () => void;
};

export function DecisionDialog({ review, decision, onDone, onClose }: DecisionDialogProps) {
  const dispatch = useAppDispatch();
  const { field, failure, busy, onSubmit, deleteDraft } = useDraftedForm<Values>({
    draft: `review/${review._id}/${decision}`,
    loadCheck: async () =>
      checkBy((await import('@e-store/shared/reviews/staff-endpoints')).decideReview.body),
    defaultValues: { decision, reason: '' },
    send: ({ reason }) => dispatch(decideReview({ id: review._id, decision, reason })),
    onSent({ reason }) {
      onDone(reason);
      onClose();
    },
  });
  const cancel = () => {
    deleteDraft();
    onClose();
  };
  const isHiding = decision === 'hide';
  const title = isHiding ? messages.hideOf(review.product.name) : messages.approveOf(review.product.name);
  return (
    <Dialog label={title} onClose={cancel}>
      <Form failure={failure?.message} onSubmit={onSubmit} className={styles.form}>
        <p>{isHiding ? messages.hideLead : messages.approveLead}</p>
        <p className={styles.text}>“{review.words}”</p>
        <Field label={messages.reason} hint={messages.reasonHint} maxLength={200} {...field('reason')} />
        <div className={styles.buttons}>
          <SubmitButton busy={busy}>
            {isHiding ? messages.hide : review.isHidden ? messages.showAgain : messages.approve}
          </SubmitButton>
          <Button kind="ghost" disabled={busy} onClick={cancel}>
            {messages.cancel}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
