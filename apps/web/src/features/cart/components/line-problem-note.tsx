import type { QuoteLine } from '@e-store/shared/cart/endpoints';
import { cartWords } from '../../../content/cart.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { lineProblem } from '../line-problem.ts';
import styles from './line-problem-note.module.css';

type LineProblemNoteProps = {
  line: QuoteLine | undefined;
  /** As wanted now. */
  quantity: number;
  productPath: string;
  onTake: (quantity: number) => void;
  onRemove: () => void;
};

const words = cartWords.problem;

/** What stands in the way of ordering a line, and the ways out of it. */
export function LineProblemNote({ line, quantity, productPath, onTake, onRemove }: LineProblemNoteProps) {
  const problem = lineProblem(line, quantity);
  if (!line || !problem) return null;
  const { name } = line;
  return (
    <div className={styles.note}>
      <p className={styles.problem}>
        {problem.kind === 'few' && words.few(problem.left)}
        {problem.kind === 'sold-out' && words.soldOut(line.size)}
        {problem.kind === 'gone' && words.gone}
      </p>
      <p className={styles.ways}>
        {problem.kind === 'few' && (
          <button
            type="button"
            className={styles.way}
            aria-label={`${words.take(problem.left)}, ${name}`}
            onClick={() => onTake(problem.left)}
          >
            {words.take(problem.left)}
          </button>
        )}
        {problem.kind === 'sold-out' && line.size && (
          <TextLink to={productPath} className={styles.link}>
            {words.otherSize}
          </TextLink>
        )}
        <button
          type="button"
          className={styles.way}
          aria-label={`${words.remove}, ${name}`}
          onClick={onRemove}
        >
          {words.remove}
        </button>
      </p>
    </div>
  );
}
