/**
 * The same messages in another language: every sentence is there, and one that is made of something is made of the same
 * things (docs/adr/014-messages.md).
 */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Name in keyof Words]: Translation<Words[Name]> };
