import { deliveryWindow } from '@e-store/shared/orders/delivery';
import { MapPin } from 'lucide-react';
import { useRef, useState, type FormEvent, useEffect, useId } from 'react';
import { deliveryMessages } from '../../../messages/en/delivery.ts';
import { hasFocus } from '../../../lib/has-focus.ts';
import { formatDay, formatDays } from '@e-store/shared/format-day';
import { useIsHydrated, useAppDispatch } from '../../../lib/hooks.ts';
import { Icon } from '../../../ui/icon.tsx';
import { TextButton } from '../../../ui/text-link.tsx';
import styles from './delivery-note.module.css';
import { Button } from '../../../ui/button.tsx';
import { useSelector } from 'react-redux';
import { failureOf } from '../../../lib/thunk.ts';
import type { ApiFailure } from '../../../lib/api-failure.ts';
import { fetchPlace, placeCleared, type Place, selectDelivery } from '../delivery.slice.ts';

/** In the browser only: server pages may predate midnight in India and lack the pincode. */
export function DeliveryNote() {
  const isHydrated = useIsHydrated();
  const { place, isKnown } = usePincode();
  const [now] = useState(() => new Date());
  const [isChanging, setChanging] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const isAsking = isKnown && (place === null || isChanging);
  const formatDeliveryWindow = (method: 'standard' | 'express') =>
    deliveryWindow(now, method, place?.pincode);
  const formatMethodDays = (method: 'standard' | 'express') => formatDays(formatDeliveryWindow(method));
  return (
    <div className={styles.note}>
      <Icon of={MapPin} />
      <div className={styles.words}>
        <p className={styles.promise}>
          {isHydrated && <b>{deliveryMessages.getItBy(formatDay(formatDeliveryWindow('standard').to))}</b>}
          {place && !isChanging && (
            <TextButton
              ref={change}
              className={styles.change}
              aria-label={deliveryMessages.changeLabel}
              onClick={() => setChanging(true)}
            >
              {deliveryMessages.change}
            </TextButton>
          )}
        </p>
        <div className={styles.place}>
          {isAsking && (
            <PincodeForm
              known={place?.pincode}
              onFound={() => {
                setChanging(false);
                // Moves focus to the button that replaces the form, unless it moved elsewhere.
                setTimeout(() => {
                  if (hasFocus(null)) change.current?.focus();
                });
              }}
            />
          )}
          <output>
            {place && !isAsking && (
              <>
                {deliveryMessages.to(place)}{' '}
                <span className={styles.formatMethodDays}>{deliveryMessages.cash}</span>
                <br />
                <span className={styles.formatMethodDays}>
                  {deliveryMessages.standard(formatMethodDays('standard'))}
                </span>{' '}
                <span className={styles.formatMethodDays}>
                  {deliveryMessages.express(formatMethodDays('express'))}
                </span>
              </>
            )}
          </output>
        </div>
      </div>
    </div>
  );
}

type PincodeFormProps = {
  /** The field then takes the focus. */
  known: string | undefined;
  onFound: () => void;
};

function PincodeForm({ known, onFound }: PincodeFormProps) {
  const { check, isChecking } = usePincode();
  const [error, setError] = useState<string>();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Other renders must not move the focus.
  const [wasKnown] = useState(known !== undefined);
  useEffect(() => {
    if (!wasKnown) return;
    input.current?.focus();
    input.current?.select();
  }, [wasKnown]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const refused = await check(input.current?.value.trim() ?? '');
    if (!refused) return onFound();
    setError(refused.fields?.['pincode'] ?? refused.message);
    if (hasFocus(form)) input.current?.focus();
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void onSubmit(event)}>
      <label htmlFor={id}>{deliveryMessages.field}</label>
      <input
        id={id}
        name="pincode"
        ref={input}
        className={styles.input}
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={7}
        defaultValue={known}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
        onChange={() => setError(undefined)}
      />
      <Button kind="ghost" size="compact" type="submit" busy={isChecking}>
        {deliveryMessages.check}
      </Button>
      <p id={`${id}-note`} role="status" className={error ? styles.error : styles.hint}>
        {error ?? deliveryMessages.hint}
      </p>
    </form>
  );
}

type PincodeUse = {
  /** `null` before hydration and when there is none. */
  place: Place | null;
  isKnown: boolean;
  isChecking: boolean;
  /** Resolves to the failure, if any. */
  check: (pincode: string) => Promise<ApiFailure | undefined>;
  forget: () => void;
};

function usePincode(): PincodeUse {
  const { place, isKnown, status } = useSelector(selectDelivery);
  const dispatch = useAppDispatch();
  return {
    place,
    isKnown,
    isChecking: status === 'loading',
    check: async (pincode) => failureOf(await dispatch(fetchPlace(pincode))),
    forget: () => dispatch(placeCleared()),
  };
}
