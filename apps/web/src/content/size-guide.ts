import { paths } from '../lib/paths.ts';
import { list, text, type Article } from './article.ts';
import { BETWEEN_SIZES } from './size-chart-words.ts';

export const sizeGuide = (): Article => ({
  title: 'Size guide',
  description: 'How to measure yourself for T-shirts, shirts and jeans, and which size fits which measure.',
  lead: 'A tape and two minutes. Measure over light clothes, and do not pull the tape tight.',
  sections: [
    {
      id: 'measure',
      title: 'How to measure yourself',
      parts: [
        list(
          'Chest: around the fullest part, under the arms, the tape level at the back.',
          'Waist: where your trousers sit; for jeans around the top of the hips.',
          'Hip: around the widest part, feet together.',
          'Inside leg: from the crotch along the inside of the leg to the ankle.',
          'Children: by height and chest; age is only a hint.',
        ),
      ],
    },
    {
      id: 'garment',
      title: 'Or measure a garment that fits',
      parts: [
        text(
          'Lay it flat and smooth, and compare its length, sleeve or inside leg with the chart: these columns are measures of the garment. Chest, bust, waist, hip and neck are measures of your body: compare them with your own, for the garment itself is wider.',
        ),
      ],
    },
    {
      id: 'between',
      title: 'Between two sizes',
      parts: [
        text([
          `${BETWEEN_SIZES} Each product says how it is cut, and buyers say whether it runs small or large. Should it not fit, `,
          { text: 'returning is free', to: paths.returns() },
          '.',
        ]),
      ],
    },
  ],
});
