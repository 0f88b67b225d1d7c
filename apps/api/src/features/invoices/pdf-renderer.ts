import { Piscina } from 'piscina';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { UnavailableError } from '../../platform/errors/errors.ts';

/** Data only, for a thread. */
export type PdfTask = {
  definition: Omit<TDocumentDefinitions, 'content'>;
  /** Pages count per section. `{ svg: 'code128:TEXT' }` becomes a barcode. */
  sections: { content: Content[]; footer: string }[];
};

export type PdfRenderer = { render: (task: PdfTask) => Promise<Uint8Array>; stop: () => Promise<void> };

const IDLE_MS = 60_000;
const MAX_WAITING = 32;

/** Uses a thread, because a document would block the main one for a second. */
export function createPdfRenderer(): PdfRenderer {
  const pool = new Piscina<PdfTask, Uint8Array>({
    filename: new URL('./render-pdf.worker.js', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
    maxQueue: MAX_WAITING,
  });
  return {
    render: (task) => {
      if (pool.queueSize >= MAX_WAITING)
        throw new UnavailableError('Many documents are being created right now. Try again in a moment.', 5);
      return pool.run(task);
    },
    stop: () => pool.destroy(),
  };
}
