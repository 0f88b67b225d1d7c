import { TextButton } from '../../../ui/text-button.tsx';

type LineWayProps = {
  words: string;
  /** What the line is called: there may be the same way in several lines. */
  of: string;
  onClick: () => void;
};

/** A way out of what stands in the way of ordering a line. */
export function LineWay({ words, of, onClick }: LineWayProps) {
  return (
    <TextButton aria-label={`${words}, ${of}`} onClick={onClick}>
      {words}
    </TextButton>
  );
}
