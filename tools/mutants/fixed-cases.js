import * as fc from 'fast-check';

// The same cases for every mutant, without shrinking.
fc.configureGlobal({ seed: 1, endOnFailure: true });
