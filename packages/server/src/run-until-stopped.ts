import { StartError } from './start-error.ts';

export type Running = {
  url: string;
  stop: () => Promise<void>;
  log: { fatal: (about: { err: unknown }, message: string) => void };
};

export async function runUntilStopped(start: () => Promise<Running>): Promise<void> {
  let running: Running;
  try {
    running = await start();
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
  process.send?.({ type: 'listening', url: running.url });
  const end = async (status: number) => {
    await running.stop().catch(() => (status = 1));
    process.exit(status);
  };
  const stop = () => void end(0);
  // Not `once`: without a listener a second signal would kill the process while it stops.
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);

  // State is undefined after an uncaught error: running requests may finish, then the process exits (R84).
  const crash = (slip: unknown) => {
    running.log.fatal({ err: slip }, 'an error that nothing caught');
    void end(1);
  };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
}
