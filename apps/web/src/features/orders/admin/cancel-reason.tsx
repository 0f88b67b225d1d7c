import type { StaffCancelReason } from '@e-store/shared/orders/staff-cancel-reasons';
import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { RadioOption } from '../../../ui/radio-option.tsx';
import { TextArea } from '../../../ui/text-area.tsx';

const REASONS = Object.entries(adminOrderMessages.cancelReasons) as [StaffCancelReason, string][];

type CancelReasonProps = {
  reason: StaffCancelReason;
  note: string;
  onReason: (reason: StaffCancelReason) => void;
  onNote: (note: string) => void;
};

export function CancelReason({ reason, note, onReason, onNote }: CancelReasonProps) {
  return (
    <>
      <ChoiceList legend={adminOrderMessages.cancelWhy}>
        {REASONS.map(([value, label]) => (
          <RadioOption
            key={value}
            name="reason"
            value={value}
            checked={reason === value}
            label={label}
            onChange={() => onReason(value)}
          />
        ))}
      </ChoiceList>
      <TextArea
        label={adminOrderMessages.cancelNote}
        rows={2}
        maxLength={300}
        value={note}
        onChange={({ target }) => onNote(target.value)}
      />
    </>
  );
}
