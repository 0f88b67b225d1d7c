/**
 * Whether goods of this country of origin need an importer on their label (Legal Metrology (Packaged Commodities) Rules
 * 2011, rule 6; Consumer Protection (E-Commerce) Rules 2020, rule 7). Of an origin that is not known it is `false`.
 */
export function isImported(origin: string): boolean {
  const country = origin.trim().toLowerCase();
  return country !== '' && country !== 'india';
}
