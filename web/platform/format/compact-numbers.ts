import { onFirstUse } from '#market/on-first-use.ts'

const brief = onFirstUse(
  () => new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 }),
)
const briefUsd = onFirstUse(
  () =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
      maximumFractionDigits: 1,
    }),
)

/** "12.5k", for axes and other narrow places. */
export const quantityBrief = (quantity: number) => lowered(brief().format(quantity))

/** "$3.4m" of an amount in cents. */
export const usdBrief = (amount: number) => lowered(briefUsd().format(amount / 100))

const lowered = (figure: string) =>
  figure.replace(/[KM]$/, (thousands) => thousands.toLowerCase()).replace(/B$/, 'bn')
