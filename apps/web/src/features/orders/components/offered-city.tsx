import { checkoutWords } from '../../../content/orders.ts';
import styles from './offered-city.module.css';

type OfferedCityProps = { city: string | undefined; onUse: (city: string) => void };

/** The city of the pincode, where another one is typed. The region is always there, so that it is announced. */
export function OfferedCity({ city, onUse }: OfferedCityProps) {
  return (
    <output className={city ? styles.offer : styles.none}>
      {city && (
        <>
          {checkoutWords.cityDiffers(city)}{' '}
          <button type="button" className={styles.use} onClick={() => onUse(city)}>
            {checkoutWords.takeCity(city)}
          </button>
        </>
      )}
    </output>
  );
}
