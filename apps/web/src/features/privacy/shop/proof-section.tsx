import { useEffect, useRef } from 'react';
import { yourData } from '../../../messages/en/privacy.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { requestEmailVerification, verifyEmail } from '../privacy.slice.ts';
import { useChange } from '../use-change.ts';
import { Section } from './section.tsx';

type ProofSectionProps = {
  email: string;
  isProven: boolean;
  token: string | null;
};

const words = yourData.proof;

/** By a button, because mail scanners open links. */
export function ProofSection({ email, isProven, token }: ProofSectionProps) {
  const dispatch = useAppDispatch();
  const { change, busy, successMessage, failure } = useChange();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isProven && successMessage) heading.current?.focus();
  }, [isProven, successMessage]);
  if (isProven && !token && !successMessage) return null;
  const openLead = token ? words.came : words.lead(email);
  const doneLead = busy || successMessage ? undefined : words.already(email);
  return (
    <Section
      title={words.title}
      headingRef={heading}
      lead={isProven ? doneLead : openLead}
      successMessage={successMessage}
      failure={failure}
    >
      {!isProven && token && (
        <Button
          busy={busy === 'prove'}
          onClick={() => void change('prove', () => dispatch(verifyEmail({ token })))}
        >
          {words.confirm}
        </Button>
      )}
      {!isProven && (
        <Button
          kind="ghost"
          busy={busy === 'ask'}
          onClick={() => void change('ask', () => dispatch(requestEmailVerification()))}
        >
          {words.ask}
        </Button>
      )}
    </Section>
  );
}
