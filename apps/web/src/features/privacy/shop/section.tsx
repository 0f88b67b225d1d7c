import { type ReactNode, type Ref, useId } from 'react';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import styles from './section.module.css';

type SectionProps = {
  title: string;
  lead?: string | undefined;
  successMessage?: string | undefined;
  failure?: string | undefined;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
};

export function Section({ title, lead, successMessage, failure, headingRef, children }: SectionProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.section}>
      <h2 id={heading} ref={headingRef} {...(headingRef && { tabIndex: -1 })} className={styles.title}>
        {title}
      </h2>
      <div className={styles.body}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
        <SuccessNote>{successMessage}</SuccessNote>
        {failure && <ErrorPanel message={failure} />}
      </div>
    </section>
  );
}
