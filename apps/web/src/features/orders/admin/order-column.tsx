import { paths } from '@e-store/shared/web-paths';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import styles from '../../../ui/admin/admin.module.css';

export const orderColumn = (head: string): Column<{ order: string; number: string }> => ({
  head,
  narrow: 'lead',
  renderCell: ({ order, number }) => (
    <TextLink strong to={paths.staffOrder(order)} className={styles.number}>
      {number}
    </TextLink>
  ),
});
