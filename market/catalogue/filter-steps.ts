/** The steps that filters offer; in `percent off`, `units` and cents. */
export const PERCENT_STEPS = [50, 60, 70, 80] as const
/** Business days from payment. */
export const LEAD_TIME_STEPS = [1, 3, 5, 10] as const
export const UNITS_STEPS = [500, 1000, 5000] as const

const PRICE_EDGES = [1_00, 2_00, 5_00, 10_00, 20_00, 50_00, 100_00] as const

/** The bands a price falls into; the last has no end. */
export const PRICE_BANDS = [0, ...PRICE_EDGES].map((from, place) => {
  const next = PRICE_EDGES[place]
  return { from, to: next === undefined ? null : next - 1 }
})
