import * as fc from 'fast-check'

/** How many products a negotiation of such acts is about. */
export const LOTS = 3

const party = fc.constantFrom('buyer', 'seller')
/** What either side, time or the market may do to an offer, allowed or not. */
export const acts = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      act: fc.constant('counter'),
      by: party,
      line: fc.nat(LOTS - 1),
      // Some above the asking price, and some above what is there.
      price: fc.integer({ min: 1, max: 1100 }),
      quantity: fc.option(fc.integer({ min: 1, max: 60 })),
      remove: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('accept'), by: party }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('reject'), by: party }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('withdraw'), by: party }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('update_quantities'), by: party }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('expire') }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('delete'), line: fc.nat(LOTS - 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('edit'),
      line: fc.nat(LOTS - 1),
      units: fc.integer({ min: 1, max: 60 }),
    }),
  },
)
export type Act = typeof acts extends fc.Arbitrary<infer Value> ? Value : never
