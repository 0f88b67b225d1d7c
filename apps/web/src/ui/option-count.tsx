import { formatCount } from '@e-store/shared/money';
import { VisuallyHidden } from './visually-hidden.tsx';

export type CountProps = {
  count?: number | undefined;
  countNoun?: readonly [one: string, more: string];
};

export function OptionCount({
  count,
  countNoun,
  className,
}: CountProps & { className?: string | undefined }) {
  if (count === undefined) return null;
  return (
    <span className={className}>
      {formatCount(count)}
      {countNoun && <VisuallyHidden> {countNoun[count === 1 ? 0 : 1]}</VisuallyHidden>}
    </span>
  );
}
