import type { Party } from '#market/accounts/viewer.ts'
import type { Question } from '#market/messages/questions-list.ts'
import { offerNumber } from '#market/offers/offer-number.ts'
import { messageJson } from '#server/messages/messages-of.ts'
import type { QuestionRow } from './question-store.ts'

export const questionJson = (row: QuestionRow, reader: Party): Question => ({
  id: row.id,
  product: {
    id: row.productId,
    seller_id: row.sellerId,
    name: row.productName,
    image: row.image,
  },
  buyer_name: row.buyerName,
  seller_name: row.sellerName,
  state: stateOf(row),
  offer_number: row.offerNumber === null ? null : offerNumber(row.offerNumber),
  unread_count: reader === 'buyer' ? row.buyerUnread : row.sellerUnread,
  last_message: messageJson({
    id: row.lastId,
    party: row.lastParty,
    at: row.lastAt,
    text: row.lastText,
  }),
  asked_at: row.askedAt.toISOString(),
})

function stateOf({ offerNumber: kept, writtenBy }: QuestionRow): Question['state'] {
  if (kept !== null) return 'offered'
  return writtenBy === 'buyer' ? 'open' : 'answered'
}
