const withoutExtension = (path) => path.replace(/\.\w+$/, '');

/** A file's row and folder for `<one>`, or nothing for unrestricted files. */
const findRow = (path, { free, rows }) => {
  const isIn = (folder) => (folder === '*' ? !path.includes('/') : path.startsWith(folder));
  if (free.some(isIn)) return undefined;
  for (const folder of Object.keys(rows)) {
    if (!folder.includes('<one>')) {
      if (isIn(folder)) return { imports: rows[folder] };
      continue;
    }
    const prefix = folder.slice(0, folder.indexOf('<one>'));
    const one = path.startsWith(prefix) ? path.slice(prefix.length).split('/')[0] : undefined;
    if (one !== undefined && path.startsWith(`${prefix}${one}/`)) return { imports: rows[folder], one };
  }
  return undefined;
};

const checkApp = (sources, layer) => {
  const used = new Set();
  const findEdge = (path, target) =>
    layer.edges.findIndex(
      ([from, to]) =>
        path.startsWith(`${from}/`) &&
        (to.endsWith('/') ? target.startsWith(to) : withoutExtension(target) === to),
    );

  const findings = sources
    .filter(({ file, isTest }) => file.startsWith(layer.app) && !isTest)
    .flatMap(({ file, imports }) => {
      const path = file.slice(layer.app.length);
      const row = findRow(path, layer);
      if (row === undefined) return [];
      const allowed = row.imports.map((folder) => folder.replace('<one>', row.one));
      return imports
        .filter(({ target }) => target.startsWith(layer.app))
        .filter(({ target }) => {
          const inside = target.slice(layer.app.length);
          if (allowed.some((folder) => (folder === '*' ? !inside.includes('/') : inside.startsWith(folder))))
            return false;
          const edge = findEdge(path, inside);
          if (edge >= 0) used.add(edge);
          return edge < 0;
        })
        .map(({ line, target }) => ({
          file,
          line,
          rule: 'layers',
          what: `imports ${target.slice(layer.app.length)}`,
          why: layer.why,
        }));
    });

  const { order = [] } = layer;
  const upward = layer.edges.filter(([from, to]) => order.indexOf(from) < order.indexOf(to.split('/')[0]));
  const unused = layer.edges.filter((_, index) => !used.has(index));
  return [
    ...findings,
    ...upward.map(([from, to]) => ({
      file: 'tools/architecture/rules.js',
      line: 1,
      rule: 'upward-edge',
      what: `declares ${layer.app}${from} → ${to}`,
      why: 'a feature uses only those before it; what runs the other way is an event',
    })),
    ...unused.map(([from, to]) => ({
      file: 'tools/architecture/rules.js',
      line: 1,
      rule: 'unused-edge',
      what: `declares ${layer.app}${from} → ${to}`,
      why: 'nobody uses this edge: delete it from the table',
    })),
  ];
};

export const checkLayers = ({ sources }, { layers }) => layers.flatMap((layer) => checkApp(sources, layer));
