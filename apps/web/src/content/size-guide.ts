import { paths } from '../lib/paths.ts';
import { list, text, type Article } from './article.ts';

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
          'Inseam: from the crotch along the inside of the leg to the ankle.',
          'Children: by height and chest; age is only a hint.',
        ),
      ],
    },
    {
      id: 'garment',
      title: 'Or measure a garment that fits',
      parts: [
        text(
          'Lay it flat and smooth, measure across from seam to seam, and double it. Compare that with the width of the garment in the chart: it is the surest way.',
        ),
      ],
    },
    {
      id: 'between',
      title: 'Between two sizes',
      parts: [
        text([
          'Take the larger one for a loose fit, the smaller one for a close fit. Each product says how it is cut, and buyers say whether it runs small or large. Should it not fit, ',
          { text: 'returning is free', to: paths.returns() },
          '.',
        ]),
      ],
    },
  ],
});
