/** HTML with escaped values, except HTML made by this tag. */
export type Html = { html: string };

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (value: string) => value.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
const toHtml = (value: string | number | Html | Html[]): string => {
  if (Array.isArray(value)) return value.map(toHtml).join('');
  return typeof value === 'object' ? value.html : escape(String(value));
};

export function html(parts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html {
  return { html: parts.reduce((written, part, index) => written + toHtml(values[index - 1] ?? '') + part) };
}

export function mailPage(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en-IN">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
      </head>
      <body style="margin:0;padding:24px 12px;font:16px/1.5 system-ui,sans-serif">
        <div style="max-width:560px;margin:0 auto">
          <p style="font-size:22px;font-weight:700;margin:0 0 24px">E-Store</p>
          ${body}
        </div>
      </body>
    </html>`.html;
}
