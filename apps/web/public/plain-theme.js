// The theme that the reader chose, before anything is drawn: the page is the same for everybody, and may come without a
// server that could read the cookie.
const chosen = /(?:^|; )theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
if (chosen) document.documentElement.dataset.theme = chosen;
