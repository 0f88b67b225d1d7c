import { findCategory } from '@e-store/shared/catalog/list-choices';
import type { Product } from '@e-store/shared/catalog/product';
import { useState } from 'react';
import { productMessages } from '../../../messages/en/catalog/product.ts';
import { paths } from '@e-store/shared/web-paths';
import { useOnDemand } from '../../../lib/use-lazy-part.ts';
import { TextLink } from '../../../ui/text-link.tsx';

const load = () => import('./size-chart-dialog.tsx');

type SizeChartLinkProps = {
  product: Pick<Product, 'department' | 'category' | 'fit'>;
  chosen: string | undefined;
};

/** Opens the size chart. Without scripts, or if it fails to load, links to the size guide. */
export function SizeChartLink({ product, chosen }: SizeChartLinkProps) {
  const { part, hasFailed, want } = useOnDemand(load);
  const [isOpen, setOpen] = useState(false);
  if (!findCategory(product.category)) return null;
  return (
    <>
      <TextLink
        strong
        to={paths.sizeGuide()}
        aria-haspopup="dialog"
        onPointerEnter={want}
        onFocus={want}
        onClick={(event) => {
          if (hasFailed || event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          want();
          setOpen(true);
        }}
      >
        {productMessages.sizeChart}
      </TextLink>
      {isOpen && part && (
        <part.SizeChartDialog product={product} chosen={chosen} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
