import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp, isMain, root, say } from '../../scripts/command-line.js';

const help = `
npm run sbom               writes the packages of each app with version, licence and hash, as CycloneDX
                           1.5: dist/sbom/api.cdx.json and dist/sbom/web.cdx.json
npm run sbom -- api FILE   writes the file of one app; each image contains its own as /shop/sbom.cdx.json`;

export const SHIPPED = ['api', 'web'];

const locate = (packages, location, name) => {
  for (let base = location; ;) {
    const place = `${base ? `${base}/` : ''}node_modules/${name}`;
    if (packages[place]) return packages[place].link ? packages[place].resolved : place;
    if (base === '') return undefined;
    base = base.includes('/') ? base.slice(0, base.lastIndexOf('/')) : '';
  }
};

const shippedWith = (packages, app) => {
  const found = new Set();
  const visit = (location) => {
    const { dependencies, optionalDependencies, peerDependencies } = packages[location];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const place = locate(packages, location, name);
      if (place === undefined || found.has(place)) continue;
      found.add(place);
      visit(place);
    }
  };
  visit(`apps/${app}`);
  return [...found];
};

const hashOf = (integrity) => ({
  alg: 'SHA-512',
  content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex'),
});

const componentOf = (place, { version, license, integrity }) => {
  const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return {
    type: 'library',
    'bom-ref': place,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ license: { name: license } }] }),
    ...(integrity?.startsWith('sha512-') && { hashes: [hashOf(integrity)] }),
  };
};

/**
 * As CycloneDX. `npm sbom --omit=dev` (npm 11.19) omits packages that another workspace uses for
 * development.
 */
export const listShipped = (lock, app) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.5',
  version: 1,
  metadata: { component: { type: 'application', name: `@e-store/${app}`, version: lock.version ?? '0' } },
  components: shippedWith(lock.packages, app)
    .filter((place) => place.includes('node_modules/'))
    .toSorted()
    .map((place) => componentOf(place, lock.packages[place])),
});

if (isMain(import.meta.url)) {
  answerHelp(help);
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const [only, to] = process.argv.slice(2);
  for (const app of only ? [only] : SHIPPED) {
    const file = path.resolve(to ?? path.join(root, 'dist', 'sbom', `${app}.cdx.json`));
    mkdirSync(path.dirname(file), { recursive: true });
    const bill = listShipped(lock, app);
    writeFileSync(file, `${JSON.stringify(bill, undefined, 2)}\n`);
    say(`${file}: ${bill.components.length} packages`);
  }
}
