import { createHash } from 'node:crypto'
import { lotFacts, type LotAsSeen, type LotFact } from '#market/offers/lot-as-seen.ts'

/** The same for the same content alone. */
export const digestOf = (content: unknown) =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)

/** By all facts, in one order whatever order they are read in. */
export const lotDigest = (lot: LotAsSeen) => digestOf(factsOf(lot))

// A few letters for each fact tell which of them is another; the digest tells that one is.
const LETTERS = 4
const TERMS = 'terms'

/** What somebody sees who may buy a lot at once, with what they agree to: another one is refused, and what is another is named. */
export function productDigest(lot: LotAsSeen, agreement: string | null) {
  const facts = [...factsOf(lot), [TERMS, agreement]] as const
  return [digestOf(facts), facts.map((fact) => digestOf(fact).slice(0, LETTERS)).join('')].join('.')
}

/** Which facts somebody saw otherwise who sends this digest; undefined when that can't be told. */
export function otherFacts(
  seen: string,
  now: string,
): { facts: LotFact[]; terms: boolean } | undefined {
  const [before, after] = [lettersOf(seen), lettersOf(now)]
  if (before.length !== after.length) return undefined
  const other = (at: number) => before[at] !== after[at]
  return {
    facts: lotFacts.options.filter((_, at) => other(at)),
    terms: other(lotFacts.options.length),
  }
}

const lettersOf = (digest: string) =>
  (digest.split('.')[1] ?? '').match(new RegExp(`.{${LETTERS}}`, 'g')) ?? []

const factsOf = (lot: LotAsSeen) => lotFacts.options.map((fact) => [fact, lot[fact]] as const)
