/** The same messages in another language, with the same keys and parameters (docs/adr/014-on-screen-messages.md). */
export type Translation<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Name in keyof Words]: Translation<Words[Name]> };
