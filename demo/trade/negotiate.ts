import type { Actor, ClosedReason } from '#market/offers/offer.ts'
import type { Seeded } from '../seeded.ts'
import { bargain } from './bargain.ts'
import type { Deal } from './deals.ts'
import type { DemoLine, DemoTurn } from './demo-offer.ts'
import { counterNotes, declineNotes, submitNotes } from './notes.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** The turns that led to the state of a deal, the last of them at `at`; no turns for a cart. */
export function negotiate(
  deal: Deal & { at: Date },
  lines: readonly DemoLine[],
  chance: Seeded,
): DemoTurn[] {
  if (deal.state === 'draft' || deal.state === 'saved_for_later') return []
  if (deal.state === 'accepted' && chance.chance(0.2))
    return [{ act: 'accept', party: 'buyer', note: null, lines: [...lines], at: deal.at }]
  const rounds = bargain(lines, roundsOf(deal, chance), chance)
  const talk = rounds.map((round, turn) => said(round, turn, chance))
  const last = rounds.at(-1) ?? [...lines]
  const turns = [
    ...talk,
    ...ending(deal, { waitsFor: partyAt(rounds.length), lines: last }, chance),
  ]
  return backFrom(deal, turns, chance)
}

/** How often somebody wrote: it is the seller's turn after an odd number of them, the buyer's after an even. */
function roundsOf(deal: Deal, chance: Seeded): number {
  if (deal.state === 'seller_review') return chance.pick([1, 1, 3])
  if (deal.state === 'buyer_review') return chance.pick([2, 2, 4])
  return chance.pick([1, 2, 2, 3, 4])
}

const partyAt = (turn: number) => (turn % 2 === 0 ? 'buyer' : 'seller')

function said(lines: DemoLine[], turn: number, chance: Seeded) {
  const party = partyAt(turn)
  const notes = turn === 0 ? submitNotes : counterNotes[party]
  return {
    act: turn === 0 ? 'submit' : 'counter',
    party,
    note: chance.chance(0.4) ? chance.pick(notes) : null,
    lines,
  } as const
}

type Table = { waitsFor: 'buyer' | 'seller'; lines: DemoLine[] }
type Said = Omit<DemoTurn, 'at'>

function ending(deal: Deal, { waitsFor, lines }: Table, chance: Seeded): Said[] {
  const last = (act: DemoTurn['act'], party: Actor, note: string | null = null) => ({
    act,
    party,
    note,
    lines,
  })
  if (deal.state === 'accepted') return [last('accept', waitsFor)]
  if (deal.state !== 'rejected') return []
  const reason = chance.chance(0.7) ? chance.pick(declineNotes[waitsFor]) : null
  const endings: Record<ClosedReason, Said> = {
    declined: last('reject', waitsFor, reason),
    withdrawn: last('withdraw', waitsFor === 'buyer' ? 'seller' : 'buyer'),
    expired: last('expire', 'system'),
    sold_out: last('update_quantities', waitsFor),
    unlisted: last('unlist', 'system'),
  }
  return [endings[deal.closedReason]]
}

/** Gives every turn its time, a few hours to two days apart; nobody answered for a week before an expiry. */
function backFrom(deal: Deal & { at: Date }, turns: readonly Said[], chance: Seeded): DemoTurn[] {
  let at = deal.at.getTime()
  return turns
    .toReversed()
    .map((turn) => {
      const timed = { ...turn, at: new Date(at) }
      at -= turn.act === 'expire' ? 7 * DAY : Math.round(chance.between(2, 44) * HOUR)
      return timed
    })
    .toReversed()
}
