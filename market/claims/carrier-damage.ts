import type { FreightTerms } from '#market/freight/freight-terms.ts'

/** What the form says where the goods were the buyer's own once a carrier had them; null where the seller sent them. */
export const carrierDamageNote = (terms: FreightTerms) =>
  terms === 'included'
    ? null
    : 'Freight for these goods was yours to arrange. Damage on the way is between you and your carrier: note it on the delivery receipt, and tell the carrier within five days.'
