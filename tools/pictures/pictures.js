import { register } from 'tsx/esm/api';
import { answerHelp, root, say } from '../../scripts/command-line.js';

answerHelp(`
npm run pictures              draws changed pictures: the demo catalogue, the artwork of the shop and its icons
npm run pictures -- --force   draws all pictures again
The files are committed; their smaller widths are generated when the demo catalogue is loaded.`);

register();
const { allPictures } = await import('./all-pictures.js');
const { drawPictures } = await import('./draw-pictures.js');
const started = Date.now();
const { drawn, removed, total, bytes } = await drawPictures(allPictures(), {
  root,
  force: process.argv.includes('--force'),
  say,
});
const seconds = ((Date.now() - started) / 1000).toFixed(1);
const removedFiles = removed > 0 ? `, ${removed} unused ones removed` : '';
say(
  `${drawn} of ${total} pictures drawn in ${seconds} s${removedFiles}; total ${(bytes / 1e6).toFixed(1)} MB.`,
);
