import {
  sql,
  type ColumnType,
  type GeneratedAlways,
  type JSONColumnType,
  type RawBuilder,
} from 'kysely'
import type { Database, Tx } from '#server/platform/database/database.ts'
import type { Write } from '#server/platform/database/write-at-once.ts'
import type { Attachment } from './attachment.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    mails: {
      id: GeneratedAlways<number>
      key: string
      toAddress: string
      subject: string
      html: string
      bodyText: string
      attachment: JSONColumnType<Attachment> | null
      unsubscribeUrl: string | null
      createdAt: ColumnType<Date, never, never>
      sentAt: Date | null
    }
  }
}

export type NewMail = {
  key: string
  toAddress: string
  subject: string
  html: string
  bodyText: string
  attachment: Attachment | undefined
  unsubscribeUrl: string | undefined
}

/** To be written, with what is then to be done about it; nothing of it when a mail with this key exists. */
export const mailInserted = (
  tx: Tx,
  { attachment, unsubscribeUrl, ...mail }: NewMail,
  then: RawBuilder<unknown>,
): Write =>
  tx
    .insertInto('mails')
    .values({
      ...mail,
      attachment: attachment ? JSON.stringify(attachment) : null,
      unsubscribeUrl: unsubscribeUrl ?? null,
      sentAt: null,
    })
    .onConflict((same) => same.column('key').doNothing())
    .returning(then.as('then'))

export const findMail = (tx: Tx, key: string) =>
  tx.selectFrom('mails').select('id').where('key', '=', key).executeTakeFirst()

export const findUnsentMail = (db: Database, id: number) =>
  db
    .selectFrom('mails')
    .select([
      'id',
      'key',
      'toAddress',
      'subject',
      'html',
      'bodyText',
      'attachment',
      'unsubscribeUrl',
    ])
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()

export async function isUnsent(tx: Tx, id: number) {
  const row = await tx
    .selectFrom('mails')
    .select('id')
    .where('id', '=', id)
    .where('sentAt', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes the text as well, because it may hold a sign-in link. */
export async function markSent(db: Database, id: number) {
  await db
    .updateTable('mails')
    .set({ sentAt: sql`now()`, html: '', bodyText: '' })
    .where('id', '=', id)
    .execute()
}
