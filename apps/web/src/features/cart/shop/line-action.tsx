import { TextButton } from '../../../ui/text-button.tsx';

type LineActionProps = {
  words: string;
  /** Product name, because several lines may offer the same action. */
  of: string;
  onClick: () => void;
};

export function LineAction({ words, of, onClick }: LineActionProps) {
  return (
    <TextButton aria-label={`${words}, ${of}`} onClick={onClick}>
      {words}
    </TextButton>
  );
}
