/** JSON that may stand inside a `<script>`: without `<` no text of it can end the element or open a comment. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
