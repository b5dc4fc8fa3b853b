import type { Message } from '#market/messages/message.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { messagesBefore, messagesIn } from './message-store.ts'

/** The messages of both sides on an offer, oldest first, with what the buyer asked about its lots before. */
export async function messagesOf(db: Database | Tx, offerId: number): Promise<Message[]> {
  const before = await messagesBefore(db, offerId)
  return [...before, ...(await messagesIn(db, offerId))].map(messageJson)
}

export const messageJson = ({ at, ...written }: Omit<Message, 'at'> & { at: Date }): Message => ({
  ...written,
  at: at.toISOString(),
})
