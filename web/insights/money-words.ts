import { cents, formatUsdShort } from '#market/money.ts'

/** US dollars, cents hidden when whole (spec 2, section 3). */
export const usdWords = (amount: number | null) =>
  amount === null ? '–' : formatUsdShort(cents(amount))
