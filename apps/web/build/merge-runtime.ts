import { parseAst, type Plugin } from 'vite';

/** A chunk of bundler helpers, which would cost every page a request. */
const RUNTIME = 'rolldown-runtime';

type Chunk = { type: 'chunk'; name: string; fileName: string; code: string; imports: string[] };
type File = Chunk | { type: 'asset'; fileName: string };

const isChunk = (file: File): file is Chunk => file.type === 'chunk';
const baseStock = ({ fileName }: { fileName: string }) => fileName.slice(fileName.lastIndexOf('/') + 1);
const nameOf = (name: { type: string; name?: string; value?: unknown }) => String(name.name ?? name.value);

const exportedName = (name: string) => `$_${name}`;

function statements(code: string, file: string) {
  const { body } = parseAst(code);
  const source = `./${baseStock({ fileName: file })}`;
  return {
    imports: body.filter((node) => node.type === 'ImportDeclaration' && node.source.value === source),
    exports: body.filter((node) => node.type === 'ExportNamedDeclaration'),
  };
}

type Statement = ReturnType<typeof statements>['imports'][number];

function pairs(statement: Statement): [outside: string, local: string][] {
  if (statement.type === 'ImportDeclaration')
    return statement.specifiers.flatMap((one) =>
      one.type === 'ImportSpecifier' ? [[nameOf(one.imported), one.local.name]] : [],
    );
  if (statement.type !== 'ExportNamedDeclaration' || statement.declaration)
    throw new Error('no list of exports');
  return statement.specifiers.map((one) => [nameOf(one.exported), nameOf(one.local)]);
}

const without = (code: string, { start, end }: { start: number; end: number }) =>
  code.slice(0, start) + code.slice(end);

function inlineRuntime(code: string, runtime: Chunk): string {
  const [list, ...more] = statements(runtime.code, '').exports;
  if (!list || more.length > 0 || runtime.imports.length > 0)
    throw new Error('The runtime is not what it was.');
  const helpers = pairs(list);
  const { imports } = statements(code, runtime.fileName);
  const scope = `(()=>{${without(runtime.code, list)};return{${helpers.map(([name, local]) => `${name}:${local}`).join()}}})()`;
  const known = imports.flatMap(pairs).map(([name, local]) => `${local}=$runtime.${name}`);
  const passed = helpers.map(([name]) => `$runtime_${name}=$runtime.${name}`);
  const passedList = helpers.map(([name]) => `$runtime_${name} as ${exportedName(name)}`);
  return `const ${[`$runtime=${scope}`, ...known, ...passed].join()};${imports.reduceRight(without, code)};export{${passedList.join()}};`;
}

function importFromHost(code: string, runtime: Chunk, host: Chunk): string {
  const { imports } = statements(code, runtime.fileName);
  const names = imports.flatMap(pairs).map(([name, local]) => `${exportedName(name)} as ${local}`);
  const rest = imports.reduceRight(without, code);
  const [known] = statements(rest, host.fileName).imports;
  const open = known ? rest.indexOf('{', known.start) : -1;
  if (known && open > 0 && open < known.end)
    return `${rest.slice(0, open + 1)}${names.join()},${rest.slice(open + 1)}`;
  return `import{${names.join()}}from"./${baseStock(host)}";${rest}`;
}

/** Into the chunk `into`, which every page loads. */
export function mergeRuntime(into: string): Plugin {
  return {
    name: 'merge-runtime',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_options, bundle) {
      const chunks = (Object.values(bundle) as File[]).filter(isChunk);
      const runtime = chunks.find(({ name }) => name === RUNTIME);
      const host = chunks.find(({ name }) => name === into);
      if (!runtime || !host)
        throw new Error(`The build has no ${runtime ? into : RUNTIME}: see build/merge-runtime.ts.`);
      for (const chunk of chunks) {
        if (chunk === runtime || !chunk.imports.includes(runtime.fileName)) continue;
        chunk.code =
          chunk === host ? inlineRuntime(chunk.code, runtime) : importFromHost(chunk.code, runtime, host);
        const others = chunk.imports.filter((file) => file !== runtime.fileName);
        // A chunk that the host imports could use a helper before it exists.
        if (chunk === host && others.length > 0)
          throw new Error(`${into} needs other chunks: ${others.join()}.`);
        chunk.imports = chunk === host ? others : [...new Set([...others, host.fileName])];
      }
      delete bundle[runtime.fileName];
    },
  };
}
