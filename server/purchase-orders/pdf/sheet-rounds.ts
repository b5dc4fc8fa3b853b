import { inDigits } from '#market/in-digits.ts'
import { formatUsd } from '#market/money.ts'
import type { Revision } from '#market/offers/offer-document.ts'
import { lineChanges, type LineChange } from '#market/offers/offer-history.ts'
import { turnWords } from '#market/offers/turn-words.ts'
import { momentOf, plain } from './sheet-words.ts'

/** One turn of the offer an order came from. */
export type SheetRound = {
  words: string
  when: string
  total: string
  /** Every product of the first turn; of a later one, those that it changed. */
  lines: string[]
  /** What was written with it, in its paragraphs. */
  note: string[]
}

type Wording = { names: { buyer: string; seller: string }; timeZone: string }

/** How the price of an order was agreed, in words for both sides. */
export const sheetRounds = (
  turns: readonly Revision[],
  { names, timeZone }: Wording,
): SheetRound[] =>
  turns.map((turn, at) => ({
    words: turnWords({
      turn,
      who: turn.party === 'system' ? 'Lotline' : names[turn.party],
      isFirst: at === 0,
    }),
    when: momentOf(new Date(turn.at), timeZone),
    total: formatUsd(turn.total_cents),
    lines: at === 0 ? turn.lines.map(lineWords) : lineChanges(turns, turn).map(changeWords),
    note: (turn.note ?? '').split(/\r?\n/).map(plain).filter(Boolean),
  }))

const lineWords = ({ name, quantity, unit_price: price }: Revision['lines'][number]) =>
  `${plain(name)}: ${unitsOf(quantity)} at ${formatUsd(price)}`

function changeWords(change: LineChange): string {
  const name = plain(change.name)
  if (change.kind === 'removed') return `${name}: taken out`
  const { quantity, oldQuantity, unitPrice, oldPrice, agreed } = change
  const units =
    unitsOf(quantity) + (oldQuantity === undefined ? '' : ` (was ${inDigits(oldQuantity)})`)
  const price =
    formatUsd(unitPrice) + (oldPrice === undefined ? '' : ` (was ${formatUsd(oldPrice)})`)
  return `${name}: ${units} at ${price}${agreed ? ', agreed' : ''}`
}

const unitsOf = (quantity: number) => `${inDigits(quantity)} ${quantity === 1 ? 'unit' : 'units'}`
