// Applies the chosen theme before the first paint. The page is the same for everybody, so no server reads the
// cookie.
const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
if (chosen) document.documentElement.dataset.theme = chosen;
