/** Strongly connected components of several nodes (Tarjan). */
export const findCycles = (graph) => {
  const numbers = new Map();
  const lowest = new Map();
  const path = [];
  const cycles = [];
  const visit = (node) => {
    numbers.set(node, numbers.size);
    lowest.set(node, numbers.get(node));
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== numbers.get(node)) return;
    const group = path.splice(path.indexOf(node));
    if (group.length > 1 || graph.get(node)?.includes(node)) cycles.push(group);
  };
  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return cycles;
};

export const checkCycles = ({ sources }) => {
  const bySource = new Map(sources.map((source) => [source.file, source]));
  const staticImports = ({ imports }) =>
    imports.filter(({ kind, target }) => kind === 'static' && bySource.has(target));
  const graph = new Map(
    sources.map((source) => [source.file, staticImports(source).map(({ target }) => target)]),
  );
  return findCycles(graph).map((group) => {
    const [file] = group;
    const link = staticImports(bySource.get(file)).find(({ target }) => group.includes(target));
    return {
      file,
      line: link.line,
      rule: 'no-cycles',
      what: `is in a circle with ${group.slice(1).join(', ') || 'itself'}`,
      why: 'one of them is loaded half: move what both need into a third file',
    };
  });
};
