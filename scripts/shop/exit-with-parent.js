// Loaded by --import into every child. When the parent dies (kill -9), the channel closes and
// the child stops within ten seconds.
const longestStopMs = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), longestStopMs).unref();
  // A child with its own disconnect handler stops itself.
  if (process.listenerCount('disconnect') === 0) process.kill(process.pid, 'SIGTERM');
});
// The listener must not keep an idle child alive.
process.channel?.unref();
