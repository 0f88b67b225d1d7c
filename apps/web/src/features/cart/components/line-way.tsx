import { TextButton } from '../../../ui/text-button.tsx';

type LineWayProps = {
  words: string;
  /** Product name, because several lines may offer the same action. */
  of: string;
  onClick: () => void;
};

export function LineWay({ words, of, onClick }: LineWayProps) {
  return (
    <TextButton aria-label={`${words}, ${of}`} onClick={onClick}>
      {words}
    </TextButton>
  );
}
