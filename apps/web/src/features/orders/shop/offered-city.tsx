import { checkoutMessages } from '../../../messages/en/orders/orders.ts';
import styles from './offered-city.module.css';

type OfferedCityProps = { city: string | undefined; onUse: (city: string) => void };

export function OfferedCity({ city, onUse }: OfferedCityProps) {
  return (
    <output className={city ? styles.offer : styles.none}>
      {city && (
        <>
          {checkoutMessages.cityDiffers(city)}{' '}
          <button type="button" className={styles.use} onClick={() => onUse(city)}>
            {checkoutMessages.takeCity(city)}
          </button>
        </>
      )}
    </output>
  );
}
