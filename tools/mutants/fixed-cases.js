import * as fc from 'fast-check';

// Uses the same cases for every mutant and skips shrinking.
fc.configureGlobal({ seed: 1, endOnFailure: true });
