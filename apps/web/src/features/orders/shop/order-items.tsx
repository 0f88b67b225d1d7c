import type { OrderItem } from '@e-store/shared/orders/order';
import { formatRupees } from '@e-store/shared/money';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { cartMessages } from '../../../messages/en/cart.ts';
import { orderMessages } from '../../../messages/en/orders/orders.ts';
import { paths } from '@e-store/shared/web-paths';
import { Link } from '../../../ui/link.tsx';
import { Thumbnail } from '../../../ui/thumbnail.tsx';
import { NoBreakText } from '../../../ui/no-break-text.tsx';
import styles from './order-items.module.css';

const {
  index: indexColumn,
  product: productColumn,
  quantity: quantityColumn,
  price: priceColumn,
} = orderMessages.columns;

type OrderItemsProps = {
  items: readonly OrderItem[];
  actionOf?: ((item: OrderItem) => ReactNode) | undefined;
};

/** Spec §2: index, image, quantity, price times quantity. */
export function OrderItems({ items, actionOf }: OrderItemsProps) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{indexColumn}</th>
          <th scope="col">{productColumn}</th>
          <th scope="col" className={styles.right}>
            {quantityColumn}
          </th>
          <th scope="col" className={styles.right}>
            {priceColumn}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, index) => {
          const { product, size, name, image, quantity, price } = item;
          return (
            <tr key={`${product} ${size ?? ''}`}>
              <td className={styles.index}>{index + 1}</td>
              <td className={styles.product}>
                <div className={styles.productCell}>
                  <Thumbnail src={image} alt="" className={styles.picture} />
                  <div>
                    <Link to={paths.product(product)} className={styles.name}>
                      <NoBreakText>{name}</NoBreakText>
                    </Link>
                    {size && <p className={styles.size}>{cartMessages.size(size)}</p>}
                    {actionOf && <div className={styles.action}>{actionOf(item)}</div>}
                  </div>
                </div>
              </td>
              <td className={clsx(styles.right, styles.quantity)}>{quantity}</td>
              <td className={styles.right}>{formatRupees(price * quantity)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
