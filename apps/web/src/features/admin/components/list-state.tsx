import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './list-state.module.css';
import { Panel } from './panel.tsx';

export type ListStateProps = {
  /** Rows on the page; not known while they load. */
  count: number | undefined;
  loading: string;
  failure: string | undefined;
  /** What is said of no rows; with a way back to all of them where the address narrows the list. */
  empty: string;
  all?: { words: string; to: string } | undefined;
  children: ReactNode;
};

/** The rows of a list, or what stands in their place: that they load, why they are not there, that there are none. */
export function ListState({ count, loading, failure, empty, all, children }: ListStateProps) {
  const { revalidate } = useRevalidator();
  if (failure !== undefined) return <ErrorPanel message={failure} onRetry={() => void revalidate()} />;
  if (count === undefined) return <ListSkeleton label={loading} />;
  if (count > 0) return children;
  return (
    <Panel className={styles.empty}>
      <p>{empty}</p>
      {all && (
        <ButtonLink kind="ghost" size="compact" to={all.to}>
          {all.words}
        </ButtonLink>
      )}
    </Panel>
  );
}
