import type { BulkAct, BulkResult, PricesPreview } from '#market/products/bulk/bulk-api.ts'
import type { PriceRounding } from '#market/products/bulk/bulk-price.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'

type Action = BulkAct['action']

export const TITLES: Record<Action, string> = {
  price: 'Change asking prices',
  units: 'Change units',
  category: 'Change category',
  minimum: 'Change minimum order',
  packaging: 'Change packaging',
  condition: 'Change condition',
  terms: 'Change resale terms',
  tag: 'Add a tag',
  untag: 'Remove a tag',
  pause: 'Pause products',
  resume: 'Resume products',
  delete: 'Delete products',
}

const DONE: Record<Action, string> = {
  price: 'have a new asking price',
  units: 'have new units',
  category: 'have a new category',
  minimum: 'have a new minimum order',
  packaging: 'have new packaging',
  condition: 'have a new condition',
  terms: 'have new resale terms',
  tag: 'have the tag',
  untag: 'are untagged',
  pause: 'are paused',
  resume: 'are for sale again',
  delete: 'are deleted',
}

/** "12 products are paused" */
export const doneWords = (action: Action, changed: number) =>
  changed === 1
    ? `1 product ${DONE[action].replace(/^are/, 'is').replace(/^have/, 'has')}`
    : `${counted(changed, 'product')} ${DONE[action]}`

const VERBS: Record<Action, string> = {
  price: 'Change the price of',
  units: 'Change the units of',
  category: 'Change the category of',
  minimum: 'Change the minimum order of',
  packaging: 'Change the packaging of',
  condition: 'Change the condition of',
  terms: 'Change the resale terms of',
  tag: 'Add the tag to',
  untag: 'Remove the tag from',
  pause: 'Pause',
  resume: 'Resume',
  delete: 'Delete',
}

/** What the button does: "Delete 12 products". */
export const confirmWords = (action: Action, changed: number) =>
  `${VERBS[action]} ${counted(changed, 'product')}`

const CONSEQUENCES: Record<Action, string> = {
  price: 'Open offers keep the prices they were made at.',
  units: 'Buyers see the new units right away.',
  category: 'Buyers find them in the new category right away.',
  minimum: 'It applies to new offers; open offers stay as they are.',
  packaging: 'Buyers see the new packaging right away.',
  condition: 'Buyers see the new condition right away; orders keep the one they were made with.',
  terms: 'They apply to offers sent from now on; open offers keep the terms they were sent with.',
  tag: 'Buyers can find them by the tag right away, in your storefront too.',
  untag: 'Buyers can no longer find them by the tag.',
  pause: 'Buyers don’t see them until you resume them.',
  resume: 'Buyers see them right away.',
  delete: 'Buyers no longer see them. Orders keep them, and you can undo this for 10 minutes.',
}

type BulkSummary = Pick<BulkResult, 'changed'> & { offers_count: number }

/** What follows from an act, before it is done. */
export function consequenceWords(action: Action, { changed, offers_count }: BulkSummary) {
  if (changed === 0) return 'No products would change.'
  if (offers_count === 0) return CONSEQUENCES[action]
  const offers = `${counted(offers_count, 'open offer')} ${offers_count === 1 ? 'loses its' : 'lose their'}`
  return `${CONSEQUENCES[action]} ${offers} lines with them, even if you undo this.`
}

/** "2 products not changed" */
export const leftWords = (count: number) => `${counted(count, 'product')} not changed`

export const roundingWords: Record<PriceRounding, string> = {
  none: 'To the cent',
  five: 'To a price that ends in 5',
  nine: 'To a price that ends in 9',
  ninety_nine: 'To a price that ends in .99',
}

type Counts = Pick<BulkResult, 'changed' | 'refused_count'>

/** "12 of 28 change, 3 would go under wholesale." */
export function countsWords({ changed, refused_count: left }: Counts, prices?: PricesPreview) {
  const change = `${quantityText(changed)} of ${quantityText(changed + left)} ${changed === 1 ? 'changes' : 'change'}`
  const under = prices?.under_wholesale_count ?? 0
  const far = (prices?.slips_count ?? 0) - under
  return `${[
    change,
    ...(under > 0 ? [`${quantityText(under)} would be below wholesale`] : []),
    ...(far > 0 ? [`${quantityText(far)} would drop unusually far`] : []),
  ].join(', ')}.`
}

/** What somebody says who was asked about prices that look like typos. */
export const keepSlipsWords = (count: number) =>
  count === 1 ? 'Change that one too' : `Change those ${quantityText(count)} too`
