import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../../../messages/en/frame.ts';
import { yourData } from '../../../messages/en/privacy.ts';
import { logout } from '../../../features/account/user.slice.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { ButtonLink } from '../../../ui/button.tsx';
import { Wrap } from '../../../ui/wrap.tsx';
import styles from './account-erased-page.module.css';

const messages = yourData.erased;

/**
 * Logs out here, because the previous screen would redirect to login. Opening the page by link does nothing.
 */
export function Component() {
  const dispatch = useAppDispatch();
  const { isErased } = (useLocation().state ?? {}) as { isErased?: boolean };
  useEffect(() => {
    if (isErased) void dispatch(logout());
  }, [dispatch, isErased]);
  return (
    <Wrap className={styles.page}>
      <title>{pageTitle(messages.title)}</title>
      <h1>{messages.title}</h1>
      <p>{messages.lead}</p>
      <ButtonLink to={paths.home()}>{messages.home}</ButtonLink>
    </Wrap>
  );
}
