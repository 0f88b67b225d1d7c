import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { root } from '../../scripts/command-line.js';
import { pinImages } from './pin-images.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const digest = (letter) => `sha256:${letter.repeat(64)}`;

it('every image from elsewhere gets its digest, those that are built here none, and a new one replaces it [R87]', () => {
  const asked = [];
  const digestOf = (image) => {
    asked.push(image);
    return digest('a');
  };
  const pinned = pinImages(read('docker-compose.yml'), digestOf);
  expect(asked.toSorted()).toEqual([
    expect.stringMatching(/^axllent\/mailpit:/),
    expect.stringMatching(/^caddy:/),
    expect.stringMatching(/^grafana\/grafana:/),
    expect.stringMatching(/^grafana\/tempo:/),
    expect.stringMatching(/^mongo:/),
    expect.stringMatching(/^opensearchproject\/opensearch:/),
    expect.stringMatching(/^prom\/prometheus:/),
  ]);
  expect(pinned.match(/@sha256:a{64}$/gm)).toHaveLength(7);
  expect(pinned).toMatch(/image: e-store-api$/m);
  expect(pinImages(pinned, () => digest('b'))).toBe(pinned.replaceAll('a'.repeat(64), 'b'.repeat(64)));
});

it('stages that build on Node are pinned, those that build on another stage are not', () => {
  const pinned = pinImages(read('apps/api/Dockerfile'), () => digest('c'));
  expect(pinned.match(/^FROM node:\S+@sha256:c{64}/gm)).toHaveLength(2);
  expect(pinned).toMatch(/^FROM manifests AS build$/m);
});
