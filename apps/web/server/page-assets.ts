import type { PageAssets } from './pages.ts';

export type Manifest = Record<
  string,
  { file: string; css?: string[]; assets?: string[]; imports?: string[] }
>;

export const BOOT = 'src/boot.ts';
export const APP = 'src/entry-client.tsx';

export function makeAssetsFor(manifest: Manifest): (pageFiles: string[]) => PageAssets {
  return (pageFiles) => {
    const chunks = withImports(manifest, [APP, ...pageFiles]);
    const appChunks = withImports(manifest, [APP]);
    const files = (pick: 'css' | 'assets', from: Set<string>) =>
      [...new Set([...from].flatMap((key) => manifest[key]?.[pick] ?? []))].map((file) => `/${file}`);
    return {
      app: `/${manifest[APP]?.file}`,
      styles: files('css', chunks),
      modules: [...chunks]
        .filter((key) => key !== BOOT)
        .flatMap((key) => (manifest[key] ? [`/${manifest[key].file}`] : [])),
      fonts: files('assets', appChunks).filter((file) => file.endsWith('.woff2')),
    };
  };
}

function withImports(manifest: Manifest, keys: string[], found = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (found.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}: is the page's file named after its route?`);
    found.add(key);
    withImports(manifest, chunk.imports ?? [], found);
  }
  return found;
}
