import { register } from 'tsx/esm/api';
import { answerHelp, root, say } from './command-line.js';

answerHelp(`
npm run pictures              draws what changed: the pictures of the demo catalogue, the shop's art and its icons
npm run pictures -- --force   draws everything again
The files are committed; their smaller widths are made when the demo catalogue is loaded.`);

register();
const { allPictures } = await import('./pictures/all-pictures.js');
const { drawPictures } = await import('./pictures/draw-pictures.js');
const started = Date.now();
const { drawn, removed, total, bytes } = await drawPictures(allPictures(), {
  root,
  force: process.argv.includes('--force'),
  say,
});
const seconds = ((Date.now() - started) / 1000).toFixed(1);
const removedFiles = removed > 0 ? `, ${removed} no longer needed removed` : '';
say(
  `${drawn} of ${total} pictures drawn in ${seconds} s${removedFiles}; together ${(bytes / 1e6).toFixed(1)} MB.`,
);
