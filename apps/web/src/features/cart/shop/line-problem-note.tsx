import type { QuoteLine } from '@e-store/shared/cart/endpoints';
import { cartMessages } from '../../../messages/en/cart.ts';
import { TextLink, TextButton } from '../../../ui/text-link.tsx';
import { type LineProblem, lineProblem } from '../line-problem.ts';
import styles from './line-problem-note.module.css';

type LineProblemNoteProps = {
  line: QuoteLine | undefined;
  quantity: number;
  productPath: string;
  onTake: (quantity: number) => void;
  onRemove: () => void;
};

const words = cartMessages.problem;

export function LineProblemNote({ line, quantity, productPath, onTake, onRemove }: LineProblemNoteProps) {
  const problem = lineProblem(line, quantity);
  if (!line || !problem) return null;
  const { name, size, sizes } = line;
  const isOtherSizeLeft = size && (!sizes || sizes.some(({ stock }) => stock > 0));
  return (
    <div className={styles.note}>
      <ProblemMessage problem={problem} size={size} />
      <p className={styles.ways}>
        {problem.kind === 'few' && (
          <LineAction words={words.take(problem.left)} of={name} onClick={() => onTake(problem.left)} />
        )}
        {problem.kind === 'sold-out' && isOtherSizeLeft && (
          <TextLink to={productPath} className={styles.way}>
            {words.otherSize}
          </TextLink>
        )}
        <LineAction words={words.remove} of={name} onClick={onRemove} />
      </p>
    </div>
  );
}

export function ProblemMessage({ problem, size }: { problem: LineProblem; size: string | undefined }) {
  return (
    <p className={styles.problem}>
      {problem.kind === 'few' && words.few(problem.left)}
      {problem.kind === 'sold-out' && words.soldOut(size)}
      {problem.kind === 'gone' && words.gone}
    </p>
  );
}

type LineActionProps = {
  words: string;
  /** Product name, because several lines may offer the same action. */
  of: string;
  onClick: () => void;
};

export function LineAction({ words: label, of, onClick }: LineActionProps) {
  return (
    <TextButton aria-label={`${label}, ${of}`} onClick={onClick}>
      {label}
    </TextButton>
  );
}
