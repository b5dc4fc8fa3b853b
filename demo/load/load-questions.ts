import type { Tx } from '#server/platform/database/database.ts'
import type { DemoOffer } from '../trade/demo-offer.ts'
import type { DemoView } from '../trade/look-around.ts'
import { talks } from '../trade/talks.ts'
import { insertAll, takeIds } from './insert-all.ts'
import type { People } from './load-people.ts'

type Load = {
  views: readonly DemoView[]
  offers: readonly DemoOffer[]
  people: People
  idOf: (lot: number) => number
  now: Date
}

const DAY = 86_400_000
/** Of the lots that buyers looked at lately, every twelfth is asked about. */
const RECENT_MS = 10 * DAY
const ONE_OF = 12
/** Sellers have answered what is older. */
const ANSWERED_AFTER_MS = 2 * DAY

/** Writes what buyers asked about lots on which they made no offer, and what sellers answered. */
export async function loadQuestions(tx: Tx, { views, offers, people, idOf, now }: Load) {
  const offered = new Set(
    offers.flatMap(({ buyer, lines }) => lines.map(({ lot }) => keyOf(buyer, lot))),
  )
  const looked = views.flatMap((view) => {
    const isRecent = now.getTime() - view.at.getTime() < RECENT_MS
    if (view.lot === null || !isRecent || offered.has(keyOf(view.buyer, view.lot))) return []
    return [{ ...view, lot: view.lot }]
  })
  const first = new Map(looked.map((view) => [keyOf(view.buyer, view.lot), view]))
  const asked = [...first.values()].filter((_, index) => index % ONE_OF === 0)
  const ids = await takeIds(tx, 'productQuestions', asked.length)
  const questions = asked.map((view, index) => ({
    ...view,
    id: ids[index] ?? 0,
    talk: talks[index % talks.length] ?? talks[0],
    isAnswered: now.getTime() - view.at.getTime() > ANSWERED_AFTER_MS,
  }))
  const messages = questions.flatMap(({ id, at, buyer, seller, talk, isAnswered }) => {
    const question = { party: 'buyer' as const, of: people.buyer(buyer), text: talk.question, at }
    const answeredAt = new Date(at.getTime() + DAY / 4)
    const answer = { party: 'seller' as const, of: people.seller(seller), text: talk.answer }
    const written = isAnswered ? [question, { ...answer, at: answeredAt }] : [question]
    return written.map((message) => ({ ...message, questionId: id }))
  })
  const messageIds = await takeIds(tx, 'questionMessages', messages.length)
  const numbered = messages.map((message, index) => ({ ...message, id: messageIds[index] ?? 0 }))
  const byQuestion = Map.groupBy(numbered, ({ questionId }) => questionId)

  await insertAll(
    tx,
    'productQuestions',
    questions.map(({ id, buyer, seller, lot, at }) => {
      const [question, answer] = byQuestion.get(id) ?? []
      return {
        id,
        buyerId: people.buyer(buyer).id,
        sellerId: people.seller(seller).id,
        productId: idOf(lot),
        askedAt: at,
        writtenAt: (answer ?? question)?.at ?? at,
        writtenBy: (answer ?? question)?.party ?? 'buyer',
        buyerReadId: question?.id ?? 0,
        // Who answered has read the question; the answer is unread.
        sellerReadId: answer?.id ?? 0,
      }
    }),
  )
  await insertAll(
    tx,
    'questionMessages',
    numbered.map(({ id, questionId, party, of, text, at }) => ({
      id,
      questionId,
      party,
      authorUserId: of.userId,
      text,
      at,
    })),
  )
}

const keyOf = (buyer: number, lot: number) => `${buyer} ${lot}`
