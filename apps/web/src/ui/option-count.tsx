import { VisuallyHidden } from './visually-hidden.tsx';

export type CountProps = {
  /** How many things the choice would give. */
  count?: number | undefined;
  /** The noun for `count`, of one and of more, for those who listen: "22 products". */
  countNoun?: readonly [one: string, more: string];
};

/** The number beside an option. */
export function OptionCount({
  count,
  countNoun,
  className,
}: CountProps & { className?: string | undefined }) {
  if (count === undefined) return null;
  return (
    <span className={className}>
      {count}
      {countNoun && <VisuallyHidden> {countNoun[count === 1 ? 0 : 1]}</VisuallyHidden>}
    </span>
  );
}
