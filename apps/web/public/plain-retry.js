// Opens the page that was wanted as soon as the shop answers again. The browser knows when its own connection is back;
// whether the shop is, only the shop says.
const RETRY_MS = 5000;

async function retry() {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store' });
    if (ok) location.reload();
  } catch {
    // Still no connection.
  }
}

addEventListener('online', retry);
setInterval(() => {
  if (navigator.onLine && document.visibilityState === 'visible') void retry();
}, RETRY_MS);
