import path from 'node:path';
import { root } from './command-line.js';
import { readSettings } from '../tools/settings/settings.js';
import { choosePorts } from './shop/free-port.js';
import { runSteps } from './shop/run-steps.js';
import { shopSteps } from './shop/steps.js';
import { isLoopback } from './this-machine.js';

/**
 * @typedef {{ url: string, apiUrl: string, mailUrl: string, values: Record<string, string>,
 *   apiPid: number, webPid: number, stop: () => Promise<void> }} Shop `mailUrl` is empty with another mail server
 * @typedef {object} StartOptions
 * @property {(line: string) => void} [say]
 * @property {(error: Error) => void} [onDeath] a server ended unasked; the caller stops the rest
 * @property {AbortSignal} [signal] aborts the start
 * @property {AbortSignal} [hurry] cuts grace times of a stop
 * @property {object[]} [steps]
 */

/**
 * Reads settings (`.env.example`) from `settings` only; port 0 picks a free one.
 * @throws StepFailed, with nothing left running
 * @param {Record<string, string | number | boolean>} [settings]
 * @param {StartOptions} [options]
 * @returns {Promise<Shop>}
 */
export const start = async (
  settings = {},
  { say = () => {}, onDeath = () => {}, signal, hurry, steps = shopSteps } = {},
) => {
  const given = Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, String(value)]));
  const values = await choosePorts(readSettings(given));
  values.DATA_DIR = path.resolve(root, values.DATA_DIR);
  values.PUBLIC_URL ??= `http://localhost:${values.WEB_PORT}`;
  // A server's death during the start aborts the start.
  const death = new AbortController();
  const onServerDeath = (error) => {
    death.abort(error);
    onDeath(error);
  };
  const abortStart = AbortSignal.any(signal ? [signal, death.signal] : [death.signal]);
  const context = { values, say, onDeath: onServerDeath };
  const { shop, stop } = await runSteps(steps, context, { say, signal: abortStart, hurry });
  // Cookies and origins depend on the public address, the URL for a local browser.
  const url = isLoopback(values.HOST) ? `http://localhost:${values.WEB_PORT}` : shop.url;
  const { apiUrl, mailUrl = '', apiPid, webPid } = shop;
  return { url, apiUrl, mailUrl, values: shop.values, apiPid, webPid, stop };
};
