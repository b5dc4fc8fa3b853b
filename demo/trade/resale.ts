import { cents } from '#market/money.ts'
import { resaleRefusal } from '#market/resale/resale-conflict.ts'
import {
  NO_RESALE_TERMS,
  NOTHING_DECLARED,
  termsInForce,
  type AgreedTerms,
  type ResaleDeclaration,
  type ResaleTerms,
} from '#market/resale/resale-terms.ts'
import { agreedOf } from '#market/resale/resale-words.ts'
import { brands } from '../brands.ts'
import type { DemoLot } from '../lots/demo-lot.ts'
import { retailers } from '../retailers.ts'
import type { DemoOffer } from './demo-offer.ts'

const terms = (asked: Partial<ResaleTerms>): ResaleTerms => ({ ...NO_RESALE_TERMS, ...asked })

/** What some shops ask of all their lots. */
const ofShops: Readonly<Record<string, ResaleTerms>> = {
  'Hearth & Hollow': terms({
    channels: ['own_store', 'own_site', 'tiktok_shop'],
    blocked_states: ['NY'],
  }),
  'Northline Goods': terms({ remove_labels: true }),
}

/** Where some buyers said that they resell. */
const declared: Readonly<Record<string, ResaleDeclaration>> = {
  'Harborview Outfitters': { resale_channels: ['own_store', 'own_site'], resale_states: [] },
  'Bluebird Bargain Markets': {
    resale_channels: ['ebay', 'liquidation'],
    resale_states: ['AR', 'MS', 'TN'],
  },
}

/** The terms of a shop, by its number. */
export const shopTermsOf = (seller: number): ResaleTerms | null =>
  ofShops[brands[seller - 1]?.name ?? ''] ?? null

/** Where a buyer resells, by its number. */
export const declarationOf = (buyer: number): ResaleDeclaration =>
  declared[retailers[buyer - 1]?.name ?? ''] ?? NOTHING_DECLARED

const EVERY = 17
const IN_A_HUNDRED = 60

/** Some lots that nobody talks about yet have terms of their own; one in five of them asks for nothing. */
export function ownTermsOf({ msrpCents }: DemoLot, number: number): ResaleTerms | null {
  if (number % EVERY !== 0) return null
  const advertised = msrpCents && cents(Math.round((msrpCents * IN_A_HUNDRED) / 100))
  const kinds = [
    terms({ map_cents: advertised }),
    terms({ channels: ['liquidation', 'export'], remove_labels: true }),
    NO_RESALE_TERMS,
    terms({ channels: ['own_store', 'own_site'], map_cents: advertised }),
    terms({ blocked_states: ['CA', 'NV', 'OR', 'WA'] }),
  ]
  return kinds[(number / EVERY) % kinds.length] ?? null
}

/**
 * What was agreed on a lot of an offer. A buyer who has not said where it resells negotiates as before its seller
 * stated any terms.
 */
export function agreedIn(offer: DemoOffer, { resaleTerms }: DemoLot): AgreedTerms | null {
  const buyer = declarationOf(offer.buyer)
  const asked = termsInForce(resaleTerms, shopTermsOf(offer.seller))
  const isBound = buyer.resale_channels.length > 0 && !resaleRefusal(asked, buyer, 'buyer')
  return isBound && offer.turns.length > 0 ? agreedOf(asked) : null
}
