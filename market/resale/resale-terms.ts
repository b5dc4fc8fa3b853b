import { z } from 'zod'
import { amount, unitPrice } from '#market/wire.ts'
import { resaleChannels } from './resale-channels.ts'
import { anyRegionOf } from '#market/ship-to-places.ts'
import { resaleStates } from './resale-states.ts'

/**
 * Under which terms a seller lets goods be sold on (decision 56). A list of channels that names none allows
 * every channel.
 */
export const resaleTerms = z.object({
  channels: z.array(z.enum(resaleChannels)),
  blocked_states: z.array(z.string()),
  /** The minimum advertised price of a unit. */
  map_cents: amount.nullable(),
  remove_labels: z.boolean(),
})
export type ResaleTerms = z.infer<typeof resaleTerms>

/** Terms as a turn of an offer, or an order, keeps them: with the exact text that was agreed to. */
export const agreedTerms = resaleTerms.extend({ text: z.string() })
export type AgreedTerms = z.infer<typeof agreedTerms>

/** Where a buyer sells goods on; without a state it does so everywhere, without a channel it has not said. */
export const resaleDeclaration = z.object({
  resale_channels: z.array(z.enum(resaleChannels)),
  resale_states: z.array(z.string()),
})
export type ResaleDeclaration = z.infer<typeof resaleDeclaration>

export const NOTHING_DECLARED: ResaleDeclaration = { resale_channels: [], resale_states: [] }

// Far more than there are; each is kept once and in one order, so that equal terms read alike.
const MOST_NAMED = 200
export const resaleChannelsIn = z
  .array(z.enum(resaleChannels, 'Unknown channel'))
  .max(MOST_NAMED)
  .transform((given) => resaleChannels.filter((channel) => given.includes(channel)))
export const resaleStatesIn = z
  .array(
    z
      .string()
      .overwrite((given) => anyRegionOf(given) ?? given)
      .refine((code) => resaleStates.includes(code), 'Unknown state: use two letters'),
  )
  .max(MOST_NAMED)
  .transform((given) => resaleStates.filter((state) => given.includes(state)))

export const resaleTermsIn = z.object({
  channels: resaleChannelsIn.default([]),
  blocked_states: resaleStatesIn.default([]),
  map_cents: unitPrice.nullish().transform((price) => price ?? null),
  remove_labels: z.boolean().default(false),
})

export const NO_RESALE_TERMS: ResaleTerms = {
  channels: [],
  blocked_states: [],
  map_cents: null,
  remove_labels: false,
}

/** Whether terms ask for anything at all. */
export const hasTerms = (terms: ResaleTerms | null): terms is ResaleTerms =>
  terms !== null &&
  (terms.channels.length > 0 ||
    terms.blocked_states.length > 0 ||
    terms.map_cents !== null ||
    terms.remove_labels)

/** Terms by which equal ones are known, in whatever order their parts came. */
export const termsKey = (terms: ResaleTerms | null) =>
  terms &&
  JSON.stringify([terms.channels, terms.blocked_states, terms.map_cents, terms.remove_labels])

/** What holds for a product: its own terms stand in place of the shop's as a whole (decision 56). */
export const termsInForce = (
  own: ResaleTerms | null,
  shop: ResaleTerms | null,
): ResaleTerms | null => own ?? shop
