const HOOK = 'M400 128V96c0-16 24-18 24-40a24 24 0 0 0-47-8';

export const HANGER =
  `<g fill="none" stroke-linecap="round"><path d="${HOOK}" stroke="#84878c" stroke-width="6"/><path d="${HOOK}" stroke="#d9dbde" stroke-width="2"/>` +
  '<path d="M262 196C330 150 380 130 400 128C420 130 470 150 538 196" stroke="#8d6a48" stroke-width="19"/>' +
  '<path d="M264 191C330 147 380 127 400 125C420 127 470 147 536 191" stroke="#b48d66" stroke-width="5" opacity=".8"/></g>';
