import { type PasswordOwner, PASSWORD_LENGTH } from '@e-store/shared/account/password-rules';
import { type ComponentProps, useState } from 'react';
import { useSelector } from 'react-redux';
import { account } from '../../../messages/en/account/account.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { PasswordField } from '../../../ui/password-field.tsx';
import { selectPasswordLength } from '../../store/store.slice.ts';

const loadMeter = () => import('./password-strength.tsx');
const NO_OWNER: PasswordOwner = { email: '', firstname: '', lastname: '' };

type NewPasswordFieldProps = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'autoComplete'> & {
  typed: string | undefined;
  owner?: Partial<PasswordOwner>;
  isStaff?: boolean;
};

export function NewPasswordField({ typed = '', owner, isStaff = false, ...field }: NewPasswordFieldProps) {
  const lengths = useSelector(selectPasswordLength);
  const min = isStaff ? (lengths?.staff ?? PASSWORD_LENGTH.staff) : (lengths?.shopper ?? PASSWORD_LENGTH.min);
  const [isTouched, setTouched] = useState(false);
  const { part: meter } = useLazyPart(loadMeter, isTouched || typed !== '');
  return (
    <div onFocus={() => setTouched(true)}>
      <PasswordField {...field} hint={account.passwordHint(min)} autoComplete="new-password" />
      {meter && !field.error && (
        <meter.PasswordStrengthMeter typed={typed} min={min} owner={{ ...NO_OWNER, ...owner }} />
      )}
    </div>
  );
}
