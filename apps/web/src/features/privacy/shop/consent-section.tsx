import { CONSENT } from '@e-store/shared/newsletter/consent';
import type { Privacy } from '@e-store/shared/privacy/endpoints';
import { yourData } from '../../../messages/en/privacy.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { SuccessNote } from '../../../ui/success-note.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { changeNewsletter, endAlert } from '../privacy.slice.ts';
import { useChange } from '../use-change.ts';
import { Section } from './section.tsx';
import styles from './section.module.css';

const words = yourData.consents;
const formatConsentDay = (moment: string) => formatDayOfYear(indiaDay(moment));

/** Withdrawn as easily as given (DPDP Act, s. 6). */
export function ConsentSection({ privacy }: { privacy: Privacy }) {
  const { notice, newsletter, isEmailProven, alerts } = privacy;
  const dispatch = useAppDispatch();
  const subscription = useChange();
  const ending = useChange();
  const waits = alerts.filter(({ state }) => state === 'waiting');
  const isSubscribed = newsletter?.state === 'confirmed' || newsletter?.state === 'pending';
  const shown = isEmailProven ? (newsletter ? words.states[newsletter.state] : words.none) : words.unknown;
  const subscribe = () => dispatch(changeNewsletter({ wanted: true, consent: CONSENT.version }));
  const unsubscribe = () => dispatch(changeNewsletter({ wanted: false }));
  return (
    <Section title={words.title} successMessage={ending.successMessage} failure={ending.failure}>
      <div className={styles.facts}>
        <div className={styles.words}>
          <h3 className={styles.name}>{words.registration}</h3>
          <p>{notice ? words.accepted(notice.version, formatConsentDay(notice.at)) : words.notAsked}</p>
          <p className={styles.quiet}>{words.endAccount}</p>
        </div>
        <div className={styles.fact}>
          <div className={styles.words}>
            <h3 className={styles.name}>{words.newsletter}</h3>
            <p>{shown}</p>
            {!isSubscribed && <p className={styles.quiet}>{CONSENT.text}</p>}
            {newsletter && newsletter.trail.length > 0 && (
              <ul aria-label={words.trail} className={styles.quiet}>
                {newsletter.trail.map(({ state, version, at }) => (
                  <li key={`${state} ${at}`}>
                    {words.step(words.steps[state], formatConsentDay(at), version)}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <div className={styles.buttons}>
            {!isSubscribed && (
              <Button
                kind="ghost"
                busy={subscription.busy === 'in'}
                onClick={() => void subscription.change('in', subscribe)}
              >
                {words.subscribe}
              </Button>
            )}
            {(isSubscribed || !isEmailProven) && (
              <Button
                kind="ghost"
                busy={subscription.busy === 'out'}
                onClick={() => void subscription.change('out', unsubscribe)}
              >
                {words.unsubscribe}
              </Button>
            )}
          </div>
        </div>
        <SuccessNote>{subscription.successMessage}</SuccessNote>
        {subscription.failure && <ErrorPanel message={subscription.failure} />}
        <div className={styles.words}>
          <h3 className={styles.name}>{words.alerts}</h3>
          {waits.length === 0 && <p>{words.noAlerts}</p>}
          <ul className={styles.stack}>
            {waits.map(({ _id, name, size, requestedAt }) => (
              <li key={_id} className={styles.fact}>
                <span className={styles.words}>
                  <span>{words.waiting(name, size)}</span>
                  <span className={styles.quiet}>{words.asked(formatConsentDay(requestedAt))}</span>
                </span>
                <Button
                  kind="ghost"
                  busy={ending.busy === _id}
                  onClick={() => void ending.change(_id, () => dispatch(endAlert(_id)))}
                >
                  {words.endAlert}
                  <VisuallyHidden>{words.endAlertOf(words.waiting(name, size))}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
