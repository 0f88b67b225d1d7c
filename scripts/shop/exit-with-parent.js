// Loaded into every child of `npm start` by --import. When the parent is gone without having stopped its children
// (kill -9), the channel to it closes: the child then stops as on SIGTERM, and at the latest after ten seconds.
const longestStopMs = 10_000;

process.once('disconnect', () => {
  setTimeout(() => process.exit(1), longestStopMs).unref();
  // A child that looks after this itself is not told twice.
  if (process.listenerCount('disconnect') === 0) process.kill(process.pid, 'SIGTERM');
});
// The listener must not keep a child alive that has nothing left to do.
process.channel?.unref();
