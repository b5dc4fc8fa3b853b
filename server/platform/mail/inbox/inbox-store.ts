import { sql, type ColumnType, type GeneratedAlways } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'

declare module '#server/platform/database/database.ts' {
  interface Tables {
    inboxMails: {
      id: GeneratedAlways<number>
      messageId: string | null
      toAddress: string
      fromAddress: string
      subject: string
      html: string | null
      bodyText: string | null
      receivedAt: ColumnType<Date, never, never>
    }
  }
}

export type ArrivedMail = {
  messageId: string | null
  toAddress: string
  fromAddress: string
  subject: string
  html: string | null
  bodyText: string | null
}

export type InboxMail = Awaited<ReturnType<typeof listMails>>[number]

const MOST_MAILS = 200

export async function keepMail(db: Database, mail: ArrivedMail) {
  await db.insertInto('inboxMails').values(mail).execute()
}

/** Newest first; `to` is any part of the receiver's address. */
export const listMails = (db: Database, to: string) =>
  db
    .selectFrom('inboxMails')
    .selectAll()
    .$if(to !== '', (query) => query.where(sql<boolean>`position(${to} in lower(to_address)) > 0`))
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_MAILS)
    .execute()

export const findMail = (db: Database, id: number) =>
  db.selectFrom('inboxMails').selectAll().where('id', '=', id).executeTakeFirst()
