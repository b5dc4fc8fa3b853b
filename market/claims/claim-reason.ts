import { inDigits } from '#market/in-digits.ts'
import type { ProductCondition } from '#market/products/product-condition.ts'

/** What can be wrong with units that arrived, or did not. */
export const claimReasons = ['short', 'damaged', 'wrong_item', 'not_as_described'] as const
export type ClaimReason = (typeof claimReasons)[number]

export const claimReasonLabels: Readonly<Record<ClaimReason, string>> = {
  short: 'Short or missing',
  damaged: 'Damaged',
  wrong_item: 'Wrong item',
  not_as_described: 'Not as described',
}

const ofSalvage: readonly ClaimReason[] = ['short', 'wrong_item']

/** Salvage is sold as it is: its state is no problem to report. */
export const reasonsFor = (condition: ProductCondition): readonly ClaimReason[] =>
  condition === 'salvage' ? ofSalvage : claimReasons

const counted: Readonly<Record<ClaimReason, string>> = {
  short: 'missing',
  damaged: 'damaged',
  wrong_item: 'of another item',
  not_as_described: 'not as described',
}

/** "2 units damaged" */
export const problemWords = (reason: ClaimReason, quantity: number) =>
  `${inDigits(quantity)} ${quantity === 1 ? 'unit' : 'units'} ${counted[reason]}`
