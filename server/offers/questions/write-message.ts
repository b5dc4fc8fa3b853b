import type { Trader } from '#market/accounts/viewer.ts'
import { MAX_MESSAGES } from '#market/messages/message.ts'
import { otherParty } from '#market/offers/offer-history.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { messageJson } from '#server/messages/messages-of.ts'
import { readNotices } from '#server/notifications/read-notices.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import { recipientOf } from '#server/notifications/trade-news.ts'
import type { Tx } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { publish } from '#server/platform/live/publish.ts'
import type { Deps } from '../show-offer.ts'
import { partiesOf } from '../take-turn.ts'
import { questionBell, questionMail } from './question-news.ts'
import {
  countMessagesOn,
  insertQuestionMessage,
  lockQuestion,
  type QuestionRow,
} from './question-store.ts'

type NewMessage = { questionId: number; text: string }

/** Writes to the other side of a question, until an offer keeps it. */
export const writeOnQuestion = ({ db, terms }: Deps, viewer: Trader, written: NewMessage) =>
  transact(db, (tx) => writeMessage({ tx, terms }, viewer, written))

/** The same in a transaction. The other side gets news of it once it has read all that came before. */
export async function writeMessage(
  { tx, terms }: Omit<Deps, 'db'> & { tx: Tx },
  viewer: Trader,
  { questionId, text }: NewMessage,
) {
  const question = await lockQuestion(tx, viewer, questionId)
  if (question.offerNumber !== null)
    throw new Refusal(`Write on ${offerNumber(question.offerNumber)}, the offer on this lot`, 409)
  if ((await countMessagesOn(tx, questionId)) >= MAX_MESSAGES)
    throw new Refusal(`A question has at most ${MAX_MESSAGES} messages`)

  const { party, userId: authorUserId } = viewer
  const message = await insertQuestionMessage(tx, { questionId, party, authorUserId, text })
  await readNotices(tx, viewer.userId, { questionId })
  await publish(tx, 'OffersChannel', partiesOf(question))
  const to = otherParty(party)
  const recipient = unreadBy(question, to) === 0 ? recipientOf(question, to) : undefined
  if (recipient) {
    const facts = {
      questionId,
      lotName: question.productName,
      by: party,
      name: party === 'buyer' ? question.buyerName : question.sellerName,
      text,
    }
    await sendNews(tx, recipient, {
      key: `question:${questionId}:message:${message.id}:${to}`,
      bell: questionBell(facts),
      mail: {
        topic: 'question',
        publicUrl: terms.publicUrl,
        write: (turnOffUrl) => questionMail(facts, { publicUrl: terms.publicUrl, turnOffUrl }),
      },
    })
  }
  return { message: messageJson(message) }
}

const unreadBy = ({ buyerUnread, sellerUnread }: QuestionRow, party: Trader['party']) =>
  party === 'buyer' ? buyerUnread : sellerUnread
