/** Returns JSON that is safe inside `<script>`: escapes `<`, so no text can end the element. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
