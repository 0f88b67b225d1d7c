import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';
import { ButtonLink } from '../button.tsx';
import { ErrorPanel } from '../error-panel.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import styles from './list-state.module.css';
import { Panel } from './panel.tsx';

export type ListStateProps = {
  count: number | undefined;
  loading: string;
  failure: string | undefined;
  empty: string;
  all?: { words: string; to: string } | undefined;
  children: ReactNode;
};

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
