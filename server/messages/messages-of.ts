import type { Message } from '#market/messages/message.ts'
import type { Database, Tx } from '#server/platform/database/database.ts'
import { messagesIn } from './message-store.ts'

/** The messages of both sides on an offer, oldest first. */
export async function messagesOf(db: Database | Tx, offerId: number): Promise<Message[]> {
  return (await messagesIn(db, offerId)).map(messageJson)
}

export const messageJson = ({ at, ...written }: Omit<Message, 'at'> & { at: Date }): Message => ({
  ...written,
  at: at.toISOString(),
})
