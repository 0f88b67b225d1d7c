import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import { tableMessages } from '../../messages/en/ui-admin.ts';
import { CheckMark } from '../check-box.tsx';
import styles from './data-table.module.css';
import { Panel } from './panel.tsx';

export type Column<Row> = {
  head: string;
  renderCell: (row: Row) => ReactNode;
  align?: 'end';
  /**
   * Narrow window: `lead` takes the first line, others share the second and `grow` fills it. `more` stands
   * below with its head; `hidden` is left out.
   */
  narrow?: 'lead' | 'grow' | 'more' | 'hidden';
};

export type RowSelection = {
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
  toggleAll: () => void;
  choose: (ids: readonly string[]) => void;
};

export type DataTableProps<Row> = {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row, index: number) => string;
  nameOf: (row: Row) => string;
  renderDetail?: (row: Row) => ReactNode;
  selection?: RowSelection;
  /** Scrolls where it does not fit. */
  isWide?: boolean;
};

export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, idOf, nameOf, renderDetail, selection, isWide = false } = props;
  const ids = rows.map(idOf);
  return (
    <Panel
      flush
      className={clsx(styles.panel, isWide && styles.wide)}
      scrollLabel={isWide ? label : undefined}
    >
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className={styles.choose}>
                <SelectAllCheckbox rows={ids} {...selection} />
              </th>
            )}
            {columns.map(({ head, align }) => (
              <th key={head} scope="col" className={clsx(align && styles.end)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const id = idOf(row, index);
            const isChosen = selection?.chosen.has(id) ?? false;
            const detail = renderDetail?.(row);
            return (
              <Fragment key={id}>
                <tr className={clsx(isChosen && styles.chosen)}>
                  {selection && (
                    <td className={styles.choose} rowSpan={detail ? 2 : undefined}>
                      <label className={styles.target}>
                        <CheckMark
                          value={id}
                          checked={isChosen}
                          onChange={() => selection.toggle(id)}
                          aria-label={tableMessages.chooseRow(nameOf(row))}
                        />
                      </label>
                    </td>
                  )}
                  {columns.map(({ head, renderCell, align, narrow }) => (
                    <td
                      key={head}
                      className={clsx(align && styles.end, narrow && styles[narrow])}
                      data-head={narrow === 'more' && head !== '' ? head : undefined}
                    >
                      {renderCell(row)}
                    </td>
                  ))}
                </tr>
                {detail && (
                  <tr className={clsx(styles.detail, isChosen && styles.chosen)}>
                    <td colSpan={columns.length}>{detail}</td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

function SelectAllCheckbox({ rows, chosen, toggleAll }: RowSelection & { rows: readonly string[] }) {
  const count = rows.filter((id) => chosen.has(id)).length;
  const isAll = rows.length > 0 && count === rows.length;
  return (
    <label className={styles.target}>
      <CheckMark
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll;
        }}
        checked={isAll}
        onChange={toggleAll}
        aria-label={tableMessages.chooseAll}
      />
      <span aria-hidden="true" className={styles.all}>
        {tableMessages.chooseAll}
      </span>
    </label>
  );
}
