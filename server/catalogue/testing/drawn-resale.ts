import * as fc from 'fast-check'
import { cents } from '#market/money.ts'
import { resaleChannels, type ResaleChannel } from '#market/resale/resale-channels.ts'
import type { ResaleDeclaration, ResaleTerms } from '#market/resale/resale-terms.ts'

// Few of each, so that terms are often kept and often not.
const channels = resaleChannels.slice(0, 4)
const states = ['CA', 'NY', 'OR', 'TX']

/** Terms of products and shops: none, some that ask for nothing, and any mixture of clauses. */
export const drawnTerms: fc.Arbitrary<ResaleTerms | null> = fc.option(
  fc.record({
    channels: fc.oneof(fc.constant<ResaleChannel[]>([]), fc.subarray(channels)),
    blocked_states: fc.oneof(fc.constant<string[]>([]), fc.subarray(states)),
    map_cents: fc.constantFrom(null, null, cents(12_50)),
    remove_labels: fc.boolean(),
  }),
  { freq: 3 },
)

/** Where buyers say that they sell goods on; some have not said. */
export const drawnDeclarations: fc.Arbitrary<ResaleDeclaration> = fc.record({
  resale_channels: fc.subarray([...channels]),
  resale_states: fc.oneof(fc.constant<string[]>([]), fc.subarray(states)),
})
