import type { RequestHandler, Response } from 'express';
import type { ReadStream } from 'node:fs';
import type { Logger } from 'pino';
import { redactPath } from './redact-path.ts';

/** Logs and passes on a file that was deleted after the start. */
export function serveFiles(files: RequestHandler, logger: Logger): RequestHandler {
  return (req, res, next) => {
    const sendHead = deferHead(res);
    const onPipe = (file: ReadStream) => {
      file.once('open', sendHead);
      file.once('error', (error: NodeJS.ErrnoException) => {
        const path = redactPath(req.originalUrl);
        if (res.headersSent) {
          logger.error({ err: error, path }, 'file could not be sent');
          res.destroy();
          return;
        }
        logger.error({ err: error, path }, 'file of the build cannot be read');
        release();
        res.removeHeader('Cache-Control');
        next(error.code === 'ENOENT' ? undefined : error);
      });
    };
    const release = () => {
      res.off('pipe', onPipe);
      sendHead.cancel();
    };
    res.on('pipe', onPipe);
    files(req, res, (error?: unknown) => {
      release();
      next(error);
    });
  };
}

/** Until the file is open. Only a file comes with headers. */
function deferHead(res: Response) {
  const writeHead = res.writeHead.bind(res);
  let deferred: (() => void) | undefined;
  const cancel = () => {
    res.writeHead = writeHead;
    deferred = undefined;
  };
  res.writeHead = ((...head: Parameters<typeof writeHead>) => {
    if (head.length === 1) return writeHead(...head);
    deferred = () => writeHead(...head);
    return res;
  }) as typeof writeHead;
  const send = () => {
    const write = deferred;
    cancel();
    write?.();
  };
  return Object.assign(send, { cancel });
}
