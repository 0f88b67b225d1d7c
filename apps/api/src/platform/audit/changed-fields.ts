const SECRET_FIELD = /pass(word|phrase)|token|secret|hash|accountNumber|upiId/i;

type Fields = Record<string, unknown>;

const plain = (value: object) => JSON.parse(JSON.stringify(value)) as Fields;

/**
 * Returns the fields that differ.
 * @throws Error for a secret field, which must not enter the audit trail
 */
export function changedFields(before: object, after: object): { before: Fields; after: Fields } {
  const [old, now] = [plain(before), plain(after)];
  const names = [...new Set([...Object.keys(old), ...Object.keys(now)])];
  const secret = names.find((name) => SECRET_FIELD.test(name));
  if (secret) throw new Error(`${secret} must not be kept in the audit trail.`);
  const changed = names.filter((name) => JSON.stringify(old[name]) !== JSON.stringify(now[name]));
  const pick = (fields: Fields) =>
    Object.fromEntries(changed.filter((name) => name in fields).map((name) => [name, fields[name]]));
  return { before: pick(old), after: pick(now) };
}
