import { matches } from './matches.js';

const isFile = (target) => !/^(npm|node):/.test(target);
const folderIn = (path, folders) => folders.find((folder) => path.startsWith(folder));

export const checkWorkspaces = ({ sources }, { workspaces }) => {
  const folders = Object.keys(workspaces);
  return sources.flatMap(({ file, isTest, imports }) => {
    const own = folderIn(file, folders);
    if (own === undefined) return [];
    const { knows, tests = [] } = workspaces[own];
    const known = [own, ...knows, ...(isTest ? tests : [])];
    return imports
      .filter(({ target }) => isFile(target) && !matches(target, known))
      .map(({ line, target }) => ({
        file,
        line,
        rule: 'workspace-directions',
        what: `imports ${target}`,
        why: `${own} knows ${known.slice(1).join(', ') || 'no other workspace'}`,
      }));
  });
};

export const checkForbidden = ({ sources }, { imports: rules }) =>
  rules.flatMap(({ rule, from, except = [], may, mayNot = [], exceptTypes = false, why }) =>
    sources
      .filter(({ file, isTest }) => !isTest && matches(file, from) && !matches(file, except))
      .flatMap(({ file, imports }) =>
        imports
          .filter(({ kind }) => !(exceptTypes && kind === 'type'))
          .filter(({ target }) => (may ? !matches(target, may) : matches(target, mayNot)))
          .map(({ line, target }) => ({ file, line, rule, what: `imports ${target}`, why })),
      ),
  );

/** Only tests may import development dependencies at run time. */
export const checkDeclared = ({ sources, workspaces }) =>
  workspaces.flatMap(({ folder, manifest }) => {
    const declared = Object.keys(manifest.dependencies ?? {});
    return sources
      .filter(({ file, isTest }) => file.startsWith(`${folder}src/`) && !isTest)
      .flatMap(({ file, imports }) =>
        imports
          .filter(({ kind, target }) => kind !== 'type' && target.startsWith('npm:'))
          .filter(({ target }) => !declared.includes(target.slice('npm:'.length)))
          .map(({ line, target }) => ({
            file,
            line,
            rule: 'declared-dependency',
            what: `imports ${target.slice(4)}`,
            why: `it is no dependency in ${folder}package.json, so an image without development packages lacks it`,
          })),
      );
  });
