import { COLOURS } from './colours.ts';
import type { Cloth } from './cloth.ts';
import type { JeansKind } from '../../../apps/api/src/seed/catalogue/kinds.ts';
import { lightness } from './mix.ts';
import { half, mirrored } from './path.ts';
import type { Side, Step } from './path.ts';

/** x of the outer seam (knee, hem, waist, hip) and of the inner seam (knee, hem). */
export type JeansCut = {
  knee: number;
  kneeIn: number;
  hem: number;
  hemIn: number;
  waist: number;
  hip: number;
};

const CUTS: Record<JeansKind, JeansCut> = {
  'straight-jeans': { knee: 178, kneeIn: 68, hem: 186, hemIn: 78, waist: 122, hip: 166 },
  'slim-jeans': { knee: 160, kneeIn: 74, hem: 158, hemIn: 86, waist: 116, hip: 156 },
  'wide-jeans': { knee: 200, kneeIn: 52, hem: 226, hemIn: 58, waist: 120, hip: 172 },
};

export const WAIST_Y = 92;
export const BAND = 40;
export const CROTCH_Y = 398;
export const HEM_Y = 918;

export type Jeans = { cloth: Cloth; cut: JeansCut; thread: string; fade: number };

export function createJeans(cloth: Cloth, kind: JeansKind): Jeans {
  const light = lightness(cloth.colour);
  const pale = light > 0.75 ? '#a8895a' : '#d39a55';
  return {
    cloth,
    cut: CUTS[kind],
    thread: cloth.colour === COLOURS['denim-black'] ? '#6d6f78' : pale,
    fade: light < 0.22 ? 0.16 : light > 0.7 ? 0.3 : 0.34,
  };
}

export const outseam = ({ waist, hip, knee, hem }: JeansCut): Step[] => [
  ['C', waist + 8, WAIST_Y + 90, hip - 6, 236, hip, 330],
  ['C', hip + 6, 440, knee, 520, knee, 640],
  ['C', knee, 740, hem - 3, 830, hem, HEM_Y],
];

export const inseam = ({ kneeIn, hemIn }: JeansCut): Step[] => [
  ['M', hemIn, HEM_Y + 6],
  ['C', hemIn - 2, 830, kneeIn, 740, kneeIn, 650],
  ['C', kneeIn - 2, 540, 24, 450, 3, CROTCH_Y],
];

export function legOutline(cut: JeansCut, side: Side): string {
  const { waist, hem, hemIn } = cut;
  const [, ...inner] = inseam(cut);
  const steps: Step[] = [
    ['M', -6, WAIST_Y + BAND + 12],
    ['C', 50, WAIST_Y + BAND + 14, waist - 30, WAIST_Y + BAND + 2, waist, WAIST_Y + BAND - 4],
    ...outseam(cut),
    ['C', hem - 30, HEM_Y + 12, hemIn + 30, HEM_Y + 12, hemIn, HEM_Y + 6],
    ...inner,
    ['L', -6, CROTCH_Y - 40],
  ];
  return `${half(steps, side)}Z`;
}

export function bandOutline({ waist }: JeansCut, back: boolean): string {
  const [top, drop] = back ? [4, 8] : [15, 15];
  return mirrored([
    ['M', 0, WAIST_Y + top],
    ['C', 50, WAIST_Y + top - 1, waist - 30, WAIST_Y + 2, waist - 3, WAIST_Y - 4],
    ['C', waist - 1, WAIST_Y + 10, waist, WAIST_Y + BAND - 14, waist + 2, WAIST_Y + BAND - 2],
    ['C', waist - 30, WAIST_Y + BAND + 5, 50, WAIST_Y + BAND + drop, 0, WAIST_Y + BAND + drop],
  ]);
}
