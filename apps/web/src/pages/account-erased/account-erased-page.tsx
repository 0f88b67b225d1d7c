import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from '../../content/page-title.ts';
import { yourData } from '../../content/your-data.ts';
import { logout } from '../../features/account/user.slice.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Wrap } from '../../ui/wrap.tsx';
import styles from './account-erased-page.module.css';

const words = yourData.erased;

/**
 * Where one comes to who has no account any more. What a logout takes out of the browser goes here: on the screen before,
 * which is for who is signed in, that would lead to the login. A link to this page does nothing.
 */
export function Component() {
  const dispatch = useAppDispatch();
  const { isErased } = (useLocation().state ?? {}) as { isErased?: boolean };
  useEffect(() => {
    if (isErased) void dispatch(logout());
  }, [dispatch, isErased]);
  return (
    <Wrap className={styles.page}>
      <title>{pageTitle(words.title)}</title>
      <h1>{words.title}</h1>
      <p>{words.lead}</p>
      <ButtonLink to={paths.home()}>{words.home}</ButtonLink>
    </Wrap>
  );
}
