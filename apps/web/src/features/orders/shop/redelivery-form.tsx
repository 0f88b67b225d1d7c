import { formatDay } from '@e-store/shared/format-day';
import type { RedeliveryChoice } from '@e-store/shared/orders/delivery-attempt';
import { indiaDay } from '@e-store/shared/india-day';
import { useState } from 'react';
import { redeliveryMessages as messages } from '../../../messages/en/orders/redelivery.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { checkBy, useCheckedForm } from '../../../lib/use-checked-form.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceList } from '../../../ui/choice-list.tsx';
import { Field } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { RadioOption } from '../../../ui/radio-option.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';

export type RedeliveryAnswers = { day: string; phoneNo: string };

const loadCheck = async () =>
  checkBy<RedeliveryAnswers>(
    (await import('@e-store/shared/orders/delivery-attempt')).RedeliveryChoice.required(),
  );

type RedeliveryFormProps = {
  days: readonly string[];
  nextAttempt?: string | undefined;
  wish?: { day?: string | undefined; phoneEnding?: string | undefined } | undefined;
  /** Sent along without scripts. */
  token?: string;
  /** Outcome of a form that was posted without scripts. */
  posted?: { failure?: ApiFailure | undefined } | undefined;
  send: (choice: RedeliveryChoice) => Promise<ApiFailure | undefined>;
};

/** The customer's day goes before the one that staff planned. */
function describePlan(chosen: string | undefined, planned: string | undefined, today: string): string {
  const day = chosen ?? planned;
  if (!day) return messages.unplanned;
  if (day < today) return messages.missed(formatDay(day));
  return (chosen ? messages.chosen : messages.planned)(formatDay(day));
}

export function RedeliveryForm({ days, nextAttempt, wish, token, posted, send }: RedeliveryFormProps) {
  const [today] = useState(() => indiaDay(new Date()));
  const [isSaved, setSaved] = useState(posted !== undefined && !posted.failure);
  const { form, field, busy, failure, onSubmit } = useCheckedForm<RedeliveryAnswers>({
    loadCheck,
    defaultValues: { day: wish?.day && days.includes(wish.day) ? wish.day : '', phoneNo: '' },
    async send(answers) {
      const refused = await send(answers);
      setSaved(!refused);
      if (!refused) form.setValue('phoneNo', '');
      return refused;
    },
  });
  const shown = failure ?? posted?.failure;
  const day = wish?.day ? formatDay(wish.day) : undefined;
  return (
    <>
      {!isSaved && <p>{describePlan(wish?.day, nextAttempt, today)}</p>}
      <Form
        failure={shown && (Object.values(shown.fields ?? {})[0] ?? shown.message)}
        onSubmit={(event) => {
          setSaved(false);
          return onSubmit(event);
        }}
      >
        {token !== undefined && <input type="hidden" name="token" value={token} />}
        <ChoiceList legend={messages.when} error={field('day').error}>
          {['', ...days].map((value) => (
            <RadioOption
              key={value}
              {...form.register('day')}
              value={value}
              label={value ? formatDay(value) : messages.anyDay}
            />
          ))}
        </ChoiceList>
        <Field
          {...field('phoneNo')}
          label={messages.phone}
          hint={wish?.phoneEnding ? messages.phoneChosen(wish.phoneEnding) : messages.phoneHint}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
        />
        <div>
          <Button type="submit" busy={busy}>
            {messages.save}
          </Button>
        </div>
        <SuccessNote>{isSaved && messages.saved(day, wish?.phoneEnding)}</SuccessNote>
      </Form>
    </>
  );
}
