import type { BuyerViewer } from '#market/accounts/viewer.ts'
import { MOST_QUESTIONS_A_DAY } from '#market/messages/question-api.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { isEditable } from '#market/offers/offer.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { productsSeenBy } from '#server/products/catalogue/seen-products.ts'
import { lockCart } from '../cart/cart-store.ts'
import { liveLinesWith } from '../cart/live-lines.ts'
import { findOffer } from '../offer-store.ts'
import type { Deps } from '../show-offer.ts'
import { hasUser, insertQuestion, openQuestionOn, questionsOfADay } from './question-store.ts'
import { writeMessage } from './write-message.ts'

type Asking = { productId: number; text: string }

/** Asks about a lot, or writes more on what the buyer has asked about it. */
export const askQuestion = (
  { db, terms }: Deps,
  viewer: BuyerViewer,
  { productId, text }: Asking,
) =>
  transact(db, async (tx) => {
    // Two windows begin one question, and the limit of a day holds.
    await lockCart(tx, viewer)
    await refuseUnderOffer(tx, viewer, productId)
    const open = await openQuestionOn(tx, { buyerId: viewer.buyerId, productId })
    const { id: questionId } = open ?? (await beginQuestion(tx, viewer, productId))
    const { message } = await writeMessage({ tx, terms }, viewer, { questionId, text })
    return { question_id: questionId, message }
  })

async function refuseUnderOffer(tx: Tx, viewer: BuyerViewer, productId: number) {
  const line = (await liveLinesWith(tx, viewer, [productId])).get(productId)
  if (!line || isEditable(line.state)) return
  const offer = await findOffer(tx, viewer, line.offerId)
  if (offer) throw new Refusal(`Write on ${offerNumber(offer.number)}, your offer on this lot`, 409)
}

async function beginQuestion(tx: Tx, viewer: BuyerViewer, productId: number) {
  const [lot] = await productsSeenBy(tx, viewer, [productId])
  if (!lot) throw new Refusal('Not found', 404)
  if (!(await hasUser(tx, lot.sellerId)))
    throw new Refusal(`${lot.sellerName} doesn’t answer questions on Lotline yet`, 409)
  if ((await questionsOfADay(tx, viewer.buyerId)) >= MOST_QUESTIONS_A_DAY)
    throw new Refusal(
      `You can ask about ${MOST_QUESTIONS_A_DAY} lots a day. Ask about more tomorrow.`,
    )
  return insertQuestion(tx, { buyerId: viewer.buyerId, sellerId: lot.sellerId, productId })
}
