import { hasDeclared, resaleConflict } from '#market/resale/resale-conflict.ts'
import type { ResaleDeclaration, ResaleTerms } from '#market/resale/resale-terms.ts'
import type { ReadersCriteria } from './catalogue.ts'

/** What a buyer may resell, as a search asks for it: where it sells, and the shops whose own terms it can't keep. */
export type ResaleWanted = ResaleDeclaration & { shopsInConflict: readonly number[] }

type ShopTerms = Iterable<readonly [sellerId: number, terms: ResaleTerms | null]>

/** Where a buyer sells goods on that wants to see only what it may; nothing of others, whose searches cost as much as ever. */
export const declarationAsked = ({ criteria, declared }: ReadersCriteria) =>
  declared && hasDeclared(declared) && criteria.resaleable !== false ? declared : undefined

export const resaleWanted = (declared: ResaleDeclaration, shops: ShopTerms): ResaleWanted => ({
  resale_channels: declared.resale_channels,
  resale_states: declared.resale_states,
  shopsInConflict: [...shops]
    .filter(([, terms]) => resaleConflict(terms, declared))
    .map(([id]) => id)
    .toSorted((one, other) => one - other),
})
