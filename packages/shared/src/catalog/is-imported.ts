/**
 * Whether products of this origin need an importer on the label (Legal Metrology (Packaged Commodities) Rules
 * 2011, rule 6; Consumer Protection (E-Commerce) Rules 2020, rule 7). `false` for an unknown origin.
 */
export function isImported(origin: string): boolean {
  const country = origin.trim().toLowerCase();
  return country !== '' && country !== 'india';
}
