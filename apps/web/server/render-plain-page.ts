type PlainPage = {
  title: string;
  text: string;
  reference?: string;
  styles: readonly string[];
  fonts?: readonly string[];
  retries?: boolean;
};

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Needs neither pages nor API. An empty link reloads the address. */
export function renderPlainPage({
  title,
  text,
  reference,
  styles,
  fonts = [],
  retries = false,
}: PlainPage): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escape(title)} · E-Store</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script src="/plain-theme.js"></script>
${retries ? '<script src="/plain-retry.js" defer></script>\n' : ''}${[...styles, '/plain.css'].map((href) => `<link rel="stylesheet" href="${escape(href)}">`).join('\n')}
${fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${escape(href)}" crossorigin>`).join('\n')}
</head>
<body class="plain">
<header class="plain-bar"><a class="plain-logo" href="/">E<b aria-hidden="true"></b><span class="plain-hyphen">-</span>Store</a></header>
<main class="plain-main">
<h1>${escape(title)}</h1>
<p class="plain-text">${escape(text)}</p>
${reference ? `<p class="plain-reference">Reference: ${escape(reference)}</p>\n` : ''}<p class="plain-ways"><a class="plain-again" href="">Try again</a> <a class="plain-home" href="/">Home</a></p>
</main>
</body>
</html>
`;
}
