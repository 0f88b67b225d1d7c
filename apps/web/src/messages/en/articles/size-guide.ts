import { paths } from '@e-store/shared/web-paths';
import { list, text, type Article } from './article.ts';
import { BETWEEN_SIZES } from '../catalog/size-chart-labels.ts';

export const sizeGuide = (): Article => ({
  title: 'Size guide',
  description: 'How to measure yourself for T-shirts, shirts and jeans, and which size to choose.',
  lead: 'All you need is a tape measure and two minutes. Measure over light clothes and do not pull the tape tight.',
  sections: [
    {
      id: 'measure',
      title: 'How to measure yourself',
      parts: [
        list(
          'Chest: around the fullest part, under your arms, with the tape level at the back.',
          'Waist: for women’s T-shirts and shirts, around the narrowest part, above the navel. For jeans, where your trousers sit.',
          'Hip: around the widest part, with your feet together.',
          'Inside leg: from the crotch along the inside of your leg to the ankle.',
          'Children: choose by height and chest. Age is only a guide.',
        ),
      ],
    },
    {
      id: 'garment',
      title: 'Or measure clothes that fit',
      parts: [
        text(
          'Lay the item flat and compare its length, sleeve or inside leg with the chart. These columns are measurements of the item. Chest, bust, waist, hip and neck are body measurements. Compare them with your own body, because the item itself is wider.',
        ),
      ],
    },
    {
      id: 'between',
      title: 'Between two sizes',
      parts: [
        text([
          `${BETWEEN_SIZES} Each product page describes its fit, and reviews say whether it runs small or large. If it does not fit, `,
          { text: 'returning is free', to: paths.returns() },
          '.',
        ]),
      ],
    },
  ],
});
