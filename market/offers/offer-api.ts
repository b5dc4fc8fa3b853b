import type { RefusalKind } from '#market/refusal-kind.ts'
import { z } from 'zod'
import { endpoint } from '#market/endpoint.ts'
import { formatUsd, type Cents } from '#market/money.ts'
import { acceptedOffer, acceptedOrCountered, statedFreight } from './accepted-offer.ts'
import { buyerDetails } from './buyer-details-api.ts'
import { idIn, quantity, unitPrice } from '#market/wire.ts'
import { offerDocument, offersDocument } from './offer-document.ts'
import { offersAsked } from './offers-asked.ts'

const params = z.object({ id: idIn })
const lineParams = z.object({ id: idIn, line_id: idIn })

/** The turn, or the state of a draft, that the caller saw: anything newer is refused (reliability 6). */
const revision = z
  .int()
  .optional()
  .describe(
    'The revision of the offer that you saw; a newer one is 409 with the offer as it is. Required of programs (Authorization: Bearer).',
  )

/** What is bought is what was seen, and so is what is agreed to (decision 56). */
export const seenLots = z
  .string()
  .max(1000)
  .describe(
    'The `lots_digest` that you saw; another one is 409 `lot_changed`. An accept above today’s asking price needs it, or is 409 `above_asking`. Required of programs (Authorization: Bearer) where a lot is mixed or has resale terms.',
  )
const lotsDigest = seenLots.optional()
const lotDigest = z
  .string()
  .max(1000)
  .optional()
  .describe(
    'The `lot_digest` that you saw; another one is 409 `lot_changed`. Required of programs (Authorization: Bearer) where the lot is mixed or has resale terms.',
  )

/** The lot, or what may be done with it, is not what was seen. */
export const lotChanged = (message: string): RefusalKind => ({ code: 'lot_changed', message })

/** What one side writes to the other with a turn, kept permanently. */
export const MAX_NOTE_CHARACTERS = 1000
const note = z
  .string()
  .trim()
  .max(MAX_NOTE_CHARACTERS, `Maximum ${MAX_NOTE_CHARACTERS} characters`)
  .optional()

export const UNITS_SHORT = {
  code: 'units_short',
  message: 'Validation failed: Units must be greater than or equal to 0',
} satisfies RefusalKind
export const QUANTITIES_CHANGED = 'Available quantities have changed.'

export const readOffers = endpoint({
  method: 'GET',
  path: '/offers',
  summary: "The viewer's offers, oldest first",
  policy: 'trader',
  query: offersAsked,
  answer: offersDocument,
})

/** An accepted offer stays readable: its history shows how the price of its order was agreed. */
export const readOffer = endpoint({
  method: 'GET',
  path: '/offers/:id',
  summary: 'One offer of the viewer, with its lines and its history',
  policy: 'trader',
  params,
  answer: offerDocument,
})

export const addToCart = endpoint({
  method: 'POST',
  path: '/offers',
  summary: 'Add lots of one seller to the cart',
  policy: 'buyer',
  body: z.object({
    offer: z.object({
      seller_user_id: z.unknown().optional(),
      offer_products_attributes: z
        .array(z.object({ product_id: idIn, quantity, unit_price: unitPrice }))
        .min(1, 'An offer needs at least one product')
        .max(500),
    }),
  }),
  status: 201,
  answer: offerDocument,
})

/** The asking price is not the one that the buyer saw. */
export const askingPriceChanged = (now: Cents): RefusalKind => ({
  code: 'asking_price_changed',
  message: `The asking price is ${formatUsd(now)} now. Nothing was bought.`,
})

export const UNDER_REVIEW: RefusalKind = {
  code: 'under_review',
  message: 'Your offer for this lot is under review. Withdraw it first to buy at the asking price.',
}

/** The lot leaves the cart if it was in it; what else lies there stays (decision 43). */
export const buyProductNow = endpoint({
  method: 'POST',
  path: '/offers/buy_now',
  summary: 'Buy one lot at its asking price, without the cart',
  policy: 'buyer',
  body: z.object({
    product_id: idIn,
    quantity,
    unit_price: unitPrice.describe('The asking price that you saw; another one is 409.'),
    lot_digest: lotDigest,
    ...buyerDetails,
  }),
  status: 201,
  answer: acceptedOffer,
})

export const removeLine = endpoint({
  method: 'DELETE',
  path: '/offers/:id/offer_products/:line_id',
  summary: 'Remove a line from the cart',
  policy: 'buyer',
  params: lineParams,
  /** The offer without it; nothing when it was the last line. */
  answer: offerDocument.partial(),
})

export const editLine = endpoint({
  method: 'PUT',
  path: '/offers/:id/offer_products/:line_id',
  summary: 'Change a line of the cart',
  policy: 'buyer',
  params: lineParams,
  body: z.object({ quantity, unit_price: unitPrice }),
  answer: offerDocument,
})

const lineBody = z.object({ offer_product_id: idIn })

export const saveForLater = endpoint({
  method: 'POST',
  path: '/offers/:id/save_for_later',
  summary: 'Move a line out of the cart',
  policy: 'buyer',
  params,
  body: lineBody,
  answer: offerDocument,
})

export const moveToCart = endpoint({
  method: 'POST',
  path: '/offers/:id/move_to_cart',
  summary: 'Move a saved line back to the cart',
  policy: 'buyer',
  params,
  body: lineBody,
  answer: offerDocument,
})

export const submitOffer = endpoint({
  method: 'PUT',
  path: '/offers/:id/submit',
  summary: 'Send the offer to the seller',
  policy: 'buyer',
  params,
  body: z.object({ revision, note, lots_digest: lotsDigest }).default({}),
  answer: offerDocument,
})

export const acceptOffer = endpoint({
  method: 'PUT',
  path: '/offers/:id/accept',
  summary: 'Accept the offer, or buy a draft at the asking price',
  policy: 'trader',
  wantsRevision: true,
  params,
  body: z
    .object({ revision, note, lots_digest: lotsDigest, freight_cents: statedFreight })
    .default({}),
  answer: acceptedOrCountered,
})

export const updateQuantities = endpoint({
  method: 'PUT',
  path: '/offers/:id/update_quantities',
  summary: 'Reduce each line to the units that are left',
  policy: 'trader',
  wantsRevision: true,
  params,
  body: z.object({ revision, note }).default({}),
  answer: z.object({
    notice: z.string(),
    offers: offersDocument.shape.data,
    included: offersDocument.shape.included,
  }),
})

export const counterOffer = endpoint({
  method: 'POST',
  path: '/offers/:id/counter_offer',
  summary: 'Counter with other prices or quantities, which sends it back to the other side',
  policy: 'trader',
  wantsRevision: true,
  params,
  body: z.object({
    offer_products_attributes: z
      .array(
        z.object({
          id: idIn,
          unit_price: unitPrice.optional(),
          quantity: quantity.optional(),
          _destroy: z.boolean().optional(),
        }),
      )
      .max(500),
    revision,
    note,
    lots_digest: lotsDigest,
    freight_cents: statedFreight,
  }),
  answer: offerDocument,
})

export const rejectOffer = endpoint({
  method: 'POST',
  path: '/offers/:id/counter_offer/reject',
  summary: 'Reject the offer on your turn',
  policy: 'trader',
  wantsRevision: true,
  params,
  body: z.object({ revision, reason: note }).default({}),
  answer: offerDocument,
})

export const withdrawOffer = endpoint({
  method: 'POST',
  path: '/offers/:id/withdraw',
  summary: 'Withdraw an offer that waits for the other side',
  policy: 'trader',
  wantsRevision: true,
  params,
  body: z.object({ revision, note }).default({}),
  answer: offerDocument,
})
