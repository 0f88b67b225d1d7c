export const stylesheet = `
:root { color-scheme: light dark; --line: color-mix(in srgb, CanvasText 20%, Canvas); font: 16px/1.5 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; }
main { max-width: 52rem; margin: 0 auto; padding: 2rem 1rem; }
header { display: flex; gap: 1rem; align-items: baseline; justify-content: space-between; }
h1 { margin: 0; font-size: 1.5rem; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.5rem; font-size: 1rem; }
a { color: LinkText; }
.mails { margin: 1.5rem 0; padding: 0; list-style: none; border-top: 1px solid var(--line); }
.mails a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: 0.75rem 0.5rem; border-bottom: 1px solid var(--line); color: CanvasText; text-decoration: none; }
.mails a:hover { background: color-mix(in srgb, CanvasText 6%, Canvas); }
.subject { font-weight: 600; overflow-wrap: anywhere; }
.to { grid-row: 2; overflow-wrap: anywhere; opacity: 0.75; }
time { opacity: 0.75; white-space: nowrap; }
.empty { margin: 3rem 0; text-align: center; opacity: 0.75; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; margin: 1rem 0; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 32rem; border: 1px solid var(--line); border-radius: 0.5rem; color-scheme: light; background: Canvas; }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
footer { margin-top: 2rem; font-size: 0.875rem; opacity: 0.85; }
`;
