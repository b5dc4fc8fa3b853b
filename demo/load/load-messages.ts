import type { Tx } from '#server/platform/database/database.ts'
import type { DemoOffer } from '../trade/demo-offer.ts'
import { talks } from '../trade/talks.ts'
import { insertAll, takeIds } from './insert-all.ts'
import type { People } from './load-people.ts'

type Load = { offers: readonly DemoOffer[]; offerIds: readonly number[]; people: People; now: Date }

/** One of this many offers has a question. */
const ONE_OF = 3

/** Writes the buyers' questions on their offers, and the answers that came before the next turn. */
export async function loadMessages(tx: Tx, { offers, offerIds, people, now }: Load) {
  const written = offers.flatMap((offer, index) => {
    const asked = index % ONE_OF === 0 ? askedOf(offer, index, now) : []
    return asked.map((message) => ({ ...message, offer, offerId: offerIds[index] ?? 0 }))
  })
  const ids = await takeIds(tx, 'offerMessages', written.length)
  const messages = written.map((message, index) => ({ ...message, id: ids[index] ?? 0 }))
  await insertAll(
    tx,
    'offerMessages',
    messages.map(({ id, offer, offerId, party, text, at }) => ({
      id,
      offerId,
      party,
      authorUserId: people[party](offer[party]).userId,
      text,
      at,
    })),
  )
  // The side that answered has read the question; the answer and unanswered questions are unread.
  await insertAll(
    tx,
    'messageReads',
    messages.map(({ id, offerId, party, at }) => ({ offerId, party, messageId: id, readAt: at })),
  )
}

function askedOf({ turns }: DemoOffer, index: number, now: Date) {
  const [first, next] = turns
  const talk = talks[(index / ONE_OF) % talks.length]
  if (first?.act !== 'submit' || !talk) return []
  const room = (next?.at ?? now).getTime() - first.at.getTime()
  const question = {
    party: 'buyer' as const,
    text: talk.question,
    at: new Date(first.at.getTime() + Math.round(room * 0.2)),
  }
  if (!next) return [question]
  const at = new Date(first.at.getTime() + Math.round(room * 0.7))
  return [question, { party: 'seller' as const, text: talk.answer, at }]
}
