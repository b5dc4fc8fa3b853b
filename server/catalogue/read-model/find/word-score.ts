const { fround } = Math

// Name, seller, codes, tags, description.
const weights = [1, 0.4, 0.4, 0.2, 0.1].map(fround)

/**
 * What a word adds to the rank of a product, by the places where it stands: `ts_rank` of PostgreSQL with its usual
 * weights, to the last bit (`calc_rank_or` in `tsrank.c`), so that both engines put equal ranks in the same order.
 */
export const scoreOfPlaces: Float64Array = Float64Array.from({ length: 32 }, (_, places) =>
  score(weights.filter((_weight, place) => places & (1 << place))),
)

function score(found: readonly number[]): number {
  if (found.length === 0) return 0
  let sum = 0
  let best = -1
  let bestAt = 0
  found.forEach((weight, at) => {
    sum = fround(sum + fround(weight / (at + 1) ** 2))
    if (weight <= best) return
    best = weight
    bestAt = at
  })
  const most = fround(fround(best + sum) - fround(best / (bestAt + 1) ** 2))
  // The sum of 1/n² without end.
  return most / 1.64493406685
}
