export class BadConfig extends Error {
  override name = 'BadConfig';
}
