import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { resaleChannelsIn, resaleDeclaration, resaleStatesIn } from '#market/resale/resale-terms.ts'
import { sampleChoices } from '#market/sample-profiles/sample-choices.ts'
import { timeZone } from '#market/known-time-zone.ts'
import { buyerRelationships } from './application.ts'
import { shipTo, shipToIn } from './ship-to.ts'

const profile = z.object({
  tiktok_handle: z.string().nullable(),
  insta_handle: z.string().nullable(),
  current_buyer_relationships: z.array(z.string()),
  ship_to: shipTo.nullable(),
  /** Where a buyer sells goods on; empty lists for everybody else. */
  ...resaleDeclaration.shape,
  /** Whether a buyer's offers need the number of its own purchase order. */
  po_number_required: z.boolean().optional(),
  /** The platform fee; sellers only (decision C8). */
  platform_fee_bps: z.int().nullable(),
})

export const readProfile = endpoint({
  method: 'GET',
  path: '/profile',
  summary: 'What the signed-in user said about the company, and a seller’s fee',
  policy: 'signed_in',
  answer: profile,
})

/**
 * `ship_to`, `po_number_required` and the resale declaration belong to a buyer, the settings of the daily leads to their reader,
 * everything else to a seller. Fields that are not named stay.
 */
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/profile',
  summary:
    'Save the ship-to address, resale channels, existing buyers, lead choices or the finished wizard',
  policy: 'uploader',
  body: z.object({
    profile: z.object({
      ship_to: shipToIn.optional(),
      po_number_required: z.boolean().optional(),
      resale_channels: resaleChannelsIn.optional(),
      resale_states: resaleStatesIn.optional(),
      current_buyer_relationships: buyerRelationships.optional(),
      onboarding_finished: z.literal(true).optional(),
      ...sampleChoices.partial().shape,
      time_zone: timeZone.optional(),
    }),
  }),
  answer: profile,
})
