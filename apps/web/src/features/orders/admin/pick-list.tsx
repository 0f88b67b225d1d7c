import { adminOrderMessages } from '../../../messages/en/orders/admin.ts';
import { listPicks, type PickedOrder } from './list-picks.ts';
import styles from './sheet.module.css';

/** For one walk through the store room. */
export function PickList({ orders }: { orders: readonly PickedOrder[] }) {
  const { printColumns } = adminOrderMessages;
  const picks = listPicks(orders);
  const total = picks.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <h2 className={styles.title}>{adminOrderMessages.pickList}</h2>
      <p>{adminOrderMessages.pickSum(total, orders.length)}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{printColumns.item}</th>
            <th scope="col">{printColumns.size}</th>
            <th scope="col">{printColumns.quantity}</th>
            <th scope="col">{printColumns.orders}</th>
          </tr>
        </thead>
        <tbody>
          {picks.map(({ key, name, skus, size, quantity, numbers }) => (
            <tr key={key}>
              <td>{adminOrderMessages.withSku(name, skus.join(', '))}</td>
              <td className={styles.strong}>{size}</td>
              <td className={styles.strong}>{quantity}</td>
              <td>{adminOrderMessages.pickedFor(numbers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
