import { register } from 'node:module';
import { isMainThread, MessageChannel } from 'node:worker_threads';

// Loaded by --import. Reports loaded tracing modules to the parent on any message.
if (isMainThread && process.send) {
  const { port1, port2 } = new MessageChannel();
  const loaded = [];
  port1.on('message', (url) => loaded.push(url));
  register('./loaded-hooks.js', import.meta.url, { data: port2, transferList: [port2] });
  process.on('message', () => process.send({ type: 'loaded', loaded }));
  // Neither handle keeps the process alive.
  port1.unref();
  process.channel?.unref();
}
