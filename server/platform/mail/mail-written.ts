import type { Tx } from '#server/platform/database/database.ts'
import { findMail } from './mail-store.ts'

/** Whether the mail of this event exists already; for jobs that may run again. */
export const isMailWritten = async (tx: Tx, key: string) => (await findMail(tx, key)) !== undefined
