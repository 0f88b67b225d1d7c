import { StartError } from './start-error.ts';

export type Running = {
  url: string;
  stop: () => Promise<void>;
  log: { fatal: (about: { err: unknown }, message: string) => void };
};

/** The life of a process: it starts, says where it listens, and ends in order, by a signal or by a slip. */
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
  // Not `once`: without a listener a second signal would kill the process in the midst of its stopping.
  process.on('SIGTERM', stop).on('SIGINT', stop).on('disconnect', stop);

  // Nobody knows what state a slip that nothing caught leaves behind: what runs may finish, then a new process begins (R84).
  const crash = (slip: unknown) => {
    running.log.fatal({ err: slip }, 'an error that nothing caught');
    void end(1);
  };
  process.on('uncaughtException', crash).on('unhandledRejection', crash);
}
