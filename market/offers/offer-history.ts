import type { Party } from '#market/accounts/viewer.ts'
import { cents, type Cents } from '#market/money.ts'
import type { Revision } from './offer-document.ts'

export const otherParty = (party: Party): Party => (party === 'buyer' ? 'seller' : 'buyer')

const namesTerms = ({ act }: Revision) => act === 'submit' || act === 'counter'

/** The turn that named the current terms of an offer, except for units cut since. */
export const lastTerms = (history: readonly Revision[]) => history.findLast(namesTerms)

/** The last terms one side named, if it named any yet. */
export const lastTermsOf = (history: readonly Revision[], party: Revision['party']) =>
  history.findLast((turn) => namesTerms(turn) && turn.party === party)

/** How often terms were named. */
export const roundsOf = (history: readonly Revision[]) => history.filter(namesTerms).length

export type Gap = { amount: Cents; percent: number }

/** How far two prices lie apart, in percent of the lower one, so that both sides read the same. */
export function gapBetween(one: Cents, other: Cents): Gap {
  const amount = cents(Math.abs(one - other))
  const lower = Math.min(one, other)
  return { amount, percent: lower > 0 ? (amount * 100) / lower : 0 }
}

export type LineChange = { productId: number; name: string } & (
  | { kind: 'removed' }
  | {
      kind: 'changed'
      unitPrice: Cents
      /** The price this side named before, or the one it answered; absent when it stays. */
      oldPrice: Cents | undefined
      quantity: number
      oldQuantity: number | undefined
      /** It took the other side's price. */
      agreed: boolean
    }
)

/** What a turn changed line by line, the gravest first; lines it left alone are left out. */
export function lineChanges(history: readonly Revision[], turn: Revision): LineChange[] {
  const earlier = history.filter(({ revision }) => revision < turn.revision)
  const answered = earlier.at(-1)
  if (!answered) return []
  const isCounter = namesTerms(turn)
  const own = isCounter ? lastTermsOf(earlier, turn.party) : undefined
  const removed = answered.lines
    .filter(({ product_id: id }) => !lineIn(turn, id))
    .map(({ product_id, name }) => ({ kind: 'removed' as const, productId: product_id, name }))
  const changed = turn.lines.flatMap((line) => changeOf(line, { answered, own, isCounter }) ?? [])
  return [...removed, ...changed.toSorted((a, b) => Number(isMoved(b)) - Number(isMoved(a)))]
}

type Changed = Extract<LineChange, { kind: 'changed' }>

const isMoved = ({ oldPrice, oldQuantity }: Changed) =>
  oldPrice !== undefined || oldQuantity !== undefined

type Before = { answered: Revision; own: Revision | undefined; isCounter: boolean }
type RevisionLine = Revision['lines'][number]

function changeOf(line: RevisionLine, before: Before): Changed | undefined {
  const { answered, own, isCounter } = before
  const theirs = lineIn(answered, line.product_id)
  const mine = lineIn(own, line.product_id)
  const oldPrice = (mine ?? theirs)?.unit_price
  const agreed = isCounter && line.unit_price === theirs?.unit_price
  const isNewPrice = oldPrice !== line.unit_price
  const isNewQuantity = theirs?.quantity !== line.quantity
  const isNewlyAgreed = agreed && (isNewPrice || !mine)
  if (!isNewPrice && !isNewQuantity && !isNewlyAgreed) return undefined
  return {
    kind: 'changed',
    productId: line.product_id,
    name: line.name,
    unitPrice: line.unit_price,
    oldPrice: isNewPrice ? oldPrice : undefined,
    quantity: line.quantity,
    oldQuantity: isNewQuantity ? theirs?.quantity : undefined,
    agreed: isNewlyAgreed,
  }
}

const lineIn = (turn: Revision | undefined, productId: number) =>
  turn?.lines.find(({ product_id: id }) => id === productId)
