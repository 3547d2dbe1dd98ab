import fc from "fast-check";

// A mutant that a property can find is found early; hundreds of cases for each mutant would take days.
fc.configureGlobal({ numRuns: 10 });
