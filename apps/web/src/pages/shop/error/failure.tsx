import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useRevalidator } from 'react-router-dom';
import { reloadPage } from '../../../lib/browser-old-release.ts';
import { errors } from '../../../messages/en/errors.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './failure.module.css';
import type { RouteFailure } from './use-route-failure.ts';
import { useIsOnline } from '../../../lib/use-is-online.ts';

type FailureProps = RouteFailure & {
  titleOf: (title: string) => string;
  instead?: ReactNode;
  children: (kind: 'primary' | 'ghost') => ReactNode;
};

export function Failure({
  status,
  title = errors.titles[status] ?? errors.otherTitle,
  message = errors.unexpected,
  reference,
  isScriptMissing = false,
  titleOf,
  instead,
  children,
}: FailureProps) {
  const { pathname, search } = useLocation();
  const mayWorkLater = status === 0 || status >= 500;
  useRetryOnline(mayWorkLater, isScriptMissing);
  return (
    <>
      <title>{titleOf(title)}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.page}>
        <h1>{title}</h1>
        <p role="alert" className={styles.message}>
          {message}
        </p>
        {mayWorkLater && reference && (
          <p className={styles.reference}>{`${errors.reference}: ${reference}`}</p>
        )}
        {instead}
        <div className={styles.ways}>
          {mayWorkLater && (
            <ButtonLink reloadDocument to={pathname + search}>
              {errors.again}
            </ButtonLink>
          )}
          {children(mayWorkLater ? 'ghost' : 'primary')}
        </div>
      </div>
    </>
  );
}

function useRetryOnline(mayWorkLater: boolean, isScriptMissing: boolean): void {
  const { revalidate } = useRevalidator();
  const isOnline = useIsOnline();
  const wasOffline = useRef(!isOnline);
  useEffect(() => {
    if (!isOnline) wasOffline.current = true;
    else if (wasOffline.current && mayWorkLater) {
      wasOffline.current = false;
      if (isScriptMissing) reloadPage();
      else void revalidate();
    }
  }, [isOnline, mayWorkLater, isScriptMissing, revalidate]);
}
