// Reloads the requested page once the shop answers. A browser that is online may still not reach the shop.
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
