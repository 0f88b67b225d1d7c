export type Sample = { name: string; labels: Record<string, string>; value: number };

export async function readSamples(url: string): Promise<Sample[]> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}`);
  return parseSamples(await answer.text());
}

const LINE = /^(\w+)(?:\{(.*)\})? (\S+)$/;

export function parseSamples(text: string): Sample[] {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return lines.map((line) => {
    const [, name, labels = '', value] = LINE.exec(line) ?? [];
    if (name === undefined) throw new Error(`This is no sample: ${line}`);
    const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, of]) => [key!, of!]);
    return { name, labels: Object.fromEntries(pairs), value: Number(value) };
  });
}
