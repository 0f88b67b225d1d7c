import { isDepartment } from '@e-store/shared/catalog/departments';
import { useContext } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { galleryPath, readGalleryUrl } from '../features/catalog/gallery-url.ts';
import { paths } from '@e-store/shared/web-paths';
import { SiteOrigin } from '../lib/site-origin.ts';

/** Renders the canonical link of a page, independent of query order and names. */
export function Canonical() {
  const origin = useContext(SiteOrigin);
  const { pathname, search } = useLocation();
  const gallery = useMatch(`${paths.gallery()}/:keyword?`);
  const query = new URLSearchParams(search);
  const path = gallery
    ? galleryPath(readGalleryUrl(gallery.params.keyword, query))
    : canonicalPath(pathname, query);
  return <link rel="canonical" href={origin + path} />;
}

/** Canonical path of pages other than lists; only the home page depends on its query. */
function canonicalPath(pathname: string, query: URLSearchParams): string {
  const department = query.get('department');
  if (pathname === '/') return paths.home(isDepartment(department) ? department : undefined);
  return pathname.replace(/\/+$/, '');
}
