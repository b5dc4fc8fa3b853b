import type { Line } from '../history/history.ts'
import { acceptsOf, unlikeAcknowledged, writesOf } from '../history/acknowledged.ts'
import type { Outcome } from './rule.ts'

export async function oneTurnEach({ cluster: { db }, history }: Outcome) {
  const turns = await db.selectFrom('offerRevisions').select('note').execute()
  const notes = turns.map(({ note }) => note)
  const { repeated } = acceptsOf(history, notes)
  return unlikeAcknowledged(
    writesOf(history, 'turn').filter((write) => !repeated.includes(write)),
    notes,
  )
}

type Kept = {
  act: string
  revision: number
  totalCents: number
  lines: readonly KeptLine[]
  note: string | null
}
type KeptLine = { product_id: number; quantity: number; unit_price: number }

/** What was shown is what is kept, and an accept took exactly what its sender had seen. */
export async function offersAsSeen({ cluster: { db }, history }: Outcome) {
  const turns = await db
    .selectFrom('offerRevisions')
    .select(['offerId', 'revision', 'act', 'totalCents', 'lines', 'note'])
    .execute()
  const kept = new Map<string, Kept>()
  for (const turn of turns) kept.set(`${turn.offerId} ${turn.revision}`, turn)
  const { first, repeated } = acceptsOf(
    history,
    turns.map(({ note }) => note),
  )
  return [
    ...history.sights.flatMap(({ offerId, revision, ...shown }) => {
      const turn = kept.get(`${offerId} ${revision}`)
      return turn &&
        linesOf(turn) === writtenOut(shown.lines) &&
        turn.totalCents === shown.totalCents
        ? []
        : [
            `offer ${offerId} was shown at revision ${revision} with ${writtenOut(shown.lines)}, kept is ${turn && linesOf(turn)}`,
          ]
    }),
    ...[...first, ...repeated].flatMap(({ key, about: { offerId, seen, lines } }) => {
      const turn = kept.get(`${offerId} ${seen + 1}`)
      return turn?.act === 'accept' && linesOf(turn) === writtenOut(lines)
        ? []
        : [`offer ${offerId} was accepted by ${key} unlike revision ${seen}, which was seen`]
    }),
  ]
}

const linesOf = ({ lines }: Kept) =>
  writtenOut(
    lines.map(({ product_id, quantity, unit_price }) => ({
      productId: product_id,
      quantity,
      unitPrice: unit_price,
    })),
  )

const writtenOut = (lines: Line[]) =>
  lines
    .map(({ productId, quantity, unitPrice }) => `${productId}: ${quantity} at ${unitPrice}`)
    .toSorted()
    .join(', ')
