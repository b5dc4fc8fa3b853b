import { z } from 'zod'
import {
  NO_RESALE_TERMS,
  resaleChannelsIn,
  resaleStatesIn,
  termsKey,
  type ResaleTerms,
} from '#market/resale/resale-terms.ts'
import { unitPrice } from '#market/wire.ts'

/** What the cells of a row may say about resale terms. Each part can be set separately. */
export const termsInput = z.object({
  resale_channels: resaleChannelsIn,
  blocked_states: resaleStatesIn,
  /** Null where the file removes it. */
  map_cents: unitPrice.nullable(),
  remove_labels: z.boolean(),
})
export type TermsInput = z.infer<typeof termsInput>

type Said = { [part in keyof TermsInput]?: TermsInput[part] | undefined }
type InForce = { own: ResaleTerms | null; shop: ResaleTerms | null }

/**
 * The own terms of a product after a file was read. Parts that the file does not set stay in force for the
 * product. So filling in one column never frees goods from the shop's terms (decision 56).
 */
export function mergeTerms(said: Said, { own, shop }: InForce): ResaleTerms | null {
  const { resale_channels, blocked_states, map_cents, remove_labels } = said
  if (
    [resale_channels, blocked_states, map_cents, remove_labels].every((each) => each === undefined)
  )
    return own
  const held = own ?? shop ?? NO_RESALE_TERMS
  const merged = {
    channels: resale_channels ?? held.channels,
    blocked_states: blocked_states ?? held.blocked_states,
    map_cents: map_cents === undefined ? held.map_cents : map_cents,
    remove_labels: remove_labels ?? held.remove_labels,
  }
  return own && termsKey(merged) === termsKey(own) ? own : merged
}
