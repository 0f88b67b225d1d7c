import { dashTitle } from '../../../content/page-title.ts';
import { dashWords } from '../../../content/dash.ts';
import { admin } from '../../../content/admin.ts';
import { paths } from '../../../lib/paths.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { DashHead } from './dash-head.tsx';
import styles from './opens-later.module.css';
import { Panel } from './panel.tsx';

type OpensLaterProps = {
  title: string;
  /** Why there is nothing to do here yet. */
  sentence: string;
};

/** A screen of E-DASH that is not there yet: it says so, and leads to those that are. */
export function OpensLater({ title, sentence }: OpensLaterProps) {
  return (
    <>
      <title>{dashTitle(title)}</title>
      <DashHead title={title} />
      <Panel className={styles.panel}>
        <p>{sentence}</p>
        <ul className={styles.links} aria-label={admin.worksNow}>
          <li>
            <TextLink strong to={paths.addProduct()}>
              {dashWords.addAProduct}
            </TextLink>
          </li>
          <li>
            <TextLink strong to={paths.productList()}>
              {dashWords.seeTheProductList}
            </TextLink>
          </li>
        </ul>
      </Panel>
    </>
  );
}
