import type { RefusalKind } from '#market/refusal-kind.ts'
import type { ResaleDeclaration, ResaleTerms } from './resale-terms.ts'
import { clausesOf, toTheBuyer, type ResaleClause } from './resale-words.ts'

/**
 * The clause that keeps a buyer from selling a product on; nothing where it can keep to all of them (decision 56).
 * A buyer of several channels can keep to the allowed ones, and one of several states to the others. The advertised
 * price and the labels are duties, which anybody can meet.
 */
export function resaleConflict(
  terms: ResaleTerms | null,
  { resale_channels: channels, resale_states: states }: Readonly<ResaleDeclaration>,
): ResaleClause | undefined {
  if (!terms || channels.length === 0) return undefined
  const breaks = {
    channels: !terms.channels.some((allowed) => channels.includes(allowed)),
    states: states.length > 0 && states.every((state) => terms.blocked_states.includes(state)),
    map: false,
    labels: false,
  }
  return clausesOf(terms).find(({ kind }) => breaks[kind])
}

/** The same clause in words. */
export const conflictWords = (
  terms: ResaleTerms | null,
  declared: Readonly<ResaleDeclaration> | undefined,
): string | null => (declared && resaleConflict(terms, declared)?.words) ?? null

export const hasDeclared = ({ resale_channels: channels }: ResaleDeclaration) => channels.length > 0

/** Whether a buyer has to say where it sells before it may have the product. */
export const asksDeclaration = (terms: ResaleTerms | null) =>
  terms !== null && (terms.channels.length > 0 || terms.blocked_states.length > 0)

export const RESALE_UNDECLARED = {
  code: 'resale_undeclared',
  message:
    'The seller limits where this lot can be resold. First, add where you resell in your account.',
} satisfies RefusalKind

/** Why a buyer can't have a product under its terms, to be read by either side; undefined when it can. */
export function resaleRefusal(
  terms: ResaleTerms | null,
  buyer: ResaleDeclaration,
  reader: 'buyer' | 'seller',
): RefusalKind | undefined {
  if (asksDeclaration(terms) && !hasDeclared(buyer))
    return reader === 'buyer'
      ? RESALE_UNDECLARED
      : { ...RESALE_UNDECLARED, message: 'The buyer no longer says where it resells.' }
  const clause = resaleConflict(terms, buyer)
  if (!clause) return undefined
  const message =
    reader === 'buyer'
      ? `You can’t buy this lot: ${toTheBuyer(clause.words)}`
      : `The buyer can’t buy this lot: ${clause.words}`
  return { code: 'resale_conflict', message }
}
