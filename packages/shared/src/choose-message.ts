export function chooseMessage(values: readonly (string | number)[]): string {
  const others = values.slice(0, -1).join(', ');
  return `Choose ${others && `${others} or `}${values.at(-1)}.`;
}
