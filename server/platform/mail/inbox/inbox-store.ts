import { sql, type ColumnType, type GeneratedAlways } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { AttachedFile } from '../attachment.ts'

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
    inboxAttachments: {
      id: GeneratedAlways<number>
      mailId: number
      name: string
      type: string
      bytes: Buffer
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
  attachments?: readonly AttachedFile[]
}

export type InboxMail = Awaited<ReturnType<typeof listMails>>[number]

const MOST_MAILS = 200
const mailColumns = [
  'id',
  'messageId',
  'toAddress',
  'fromAddress',
  'subject',
  'html',
  'bodyText',
  'receivedAt',
] as const

export async function keepMail(db: Database, { attachments = [], ...mail }: ArrivedMail) {
  await transact(db, async (tx) => {
    const { id: mailId } = await tx
      .insertInto('inboxMails')
      .values(mail)
      .returning('id')
      .executeTakeFirstOrThrow()
    const files = attachments.map((file) => ({ ...file, mailId, bytes: Buffer.from(file.bytes) }))
    if (files.length > 0) await tx.insertInto('inboxAttachments').values(files).execute()
  })
}

/** Newest first; `to` matches any part of the recipient's address. */
export const listMails = (db: Database, to: string) =>
  db
    .selectFrom('inboxMails')
    .select(mailColumns)
    .$if(to !== '', (query) => query.where(sql<boolean>`position(${to} in lower(to_address)) > 0`))
    .orderBy('receivedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_MAILS)
    .execute()

export const findMail = (db: Database, id: number) =>
  db.selectFrom('inboxMails').select(mailColumns).where('id', '=', id).executeTakeFirst()

export type KeptFile = Awaited<ReturnType<typeof filesOf>>[number]

/** The attachments of these mails, without their contents. */
export const filesOf = (db: Database, mailIds: readonly number[]) =>
  db
    .selectFrom('inboxAttachments')
    .select(['id', 'mailId', 'name', 'type'])
    .where('mailId', 'in', mailIds.length > 0 ? mailIds : [0])
    .orderBy('id')
    .execute()

export const findFile = (db: Database, { mailId, id }: { mailId: number; id: number }) =>
  db
    .selectFrom('inboxAttachments')
    .select(['id', 'mailId', 'name', 'type', 'bytes'])
    .where('mailId', '=', mailId)
    .where('id', '=', id)
    .executeTakeFirst()
