export type RunningServer = {
  url: string;
  stop: () => Promise<void>;
  log: { fatal: (about: { err: unknown }, message: string) => void };
};

export async function runUntilStopped(start: () => Promise<RunningServer>): Promise<void> {
  let running: RunningServer;
  try {
    running = await start();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
  process.send?.({ type: 'listening', url: running.url });
  const stopAndExit = async (status: number) => {
    await running.stop().catch(() => (status = 1));
    process.exit(status);
  };
  const stop = () => void stopAndExit(0);
  // Not `once`: a second signal would kill the process while it stops.
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);

  // After an uncaught error state is undefined: running requests may finish, then the process exits (R84).
  const crash = (uncaughtError: unknown) => {
    running.log.fatal({ err: uncaughtError }, 'uncaught error');
    void stopAndExit(1);
  };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
}

export class StartError extends Error {}
