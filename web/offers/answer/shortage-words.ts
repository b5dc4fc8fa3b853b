import type { Shortage } from '#market/offers/shortage.ts'
import { counted, quantityText } from '#web/platform/format/numbers.ts'

/** "10 of 100 units are left", said of one lot; of several, how many they are. */
export function shortageWords(shortages: readonly Shortage[]) {
  const [first, ...others] = shortages
  if (!first) return undefined
  if (others.length > 0) return `${shortages.length} lots have fewer units left than offered`
  return leftWords(first)
}

export const leftWords = ({ offered, left }: Shortage) =>
  left === 0
    ? `None of ${counted(offered, 'unit')} ${offered === 1 ? 'is' : 'are'} left`
    : `${quantityText(left)} of ${counted(offered, 'unit')} ${left === 1 ? 'is' : 'are'} left`
