type Rgb = [number, number, number];

const parse = (colour: string): Rgb => {
  const at = (start: number) => Number.parseInt(colour.slice(start, start + 2), 16);
  return [at(1), at(3), at(5)];
};

export const mix = (a: string, b: string, share: number): string => {
  const target = parse(b);
  const channels = parse(a).map((value, i) => Math.round(value + ((target[i] ?? value) - value) * share));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
};

export const lightness = (colour: string): number => {
  const [red, green, blue] = parse(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};

export const isNearBlack = (colour: string): boolean => lightness(colour) < 0.15;
