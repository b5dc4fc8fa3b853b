import type { ResaleDeclaration } from '#market/resale/resale-terms.ts'
import { type ResaleWanted, resaleWanted } from '../resale-wanted.ts'
import type { Market } from './catalogue-index.ts'

const knownOf = new WeakMap<Market['sellers'], Map<string, ResaleWanted>>()

/** What a buyer may resell; every shop is asked once for each declaration, until one of them changes. */
export function resaleInMarket(
  sellers: Market['sellers'],
  declared: ResaleDeclaration,
): ResaleWanted {
  const known = knownOf.get(sellers) ?? new Map<string, ResaleWanted>()
  knownOf.set(sellers, known)
  const key = JSON.stringify(declared)
  const wanted = known.get(key) ?? resaleWanted(declared, termsOf(sellers))
  known.set(key, wanted)
  return wanted
}

function* termsOf(sellers: Market['sellers']) {
  for (const [id, { resaleTerms }] of sellers) if (resaleTerms) yield [id, resaleTerms] as const
}
