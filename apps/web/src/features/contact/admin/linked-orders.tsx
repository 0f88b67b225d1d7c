import { paths, withQuery } from '@e-store/shared/web-paths';
import { TextLink } from '../../../ui/text-link.tsx';

const ORDER_NUMBER = /(?<![\p{L}\p{N}-])(ES-\d{5,12})(?![\p{L}\p{N}])/giu;

export const LinkedOrders = ({ text }: { text: string }) =>
  text.split(ORDER_NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      <TextLink key={index} to={withQuery(paths.orderList(), { keyword: part.toUpperCase() })}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  );
