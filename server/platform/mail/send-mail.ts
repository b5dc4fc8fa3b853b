import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import type { JobRun } from '#server/platform/jobs/job-run.ts'
import { makeAttachments, type AttachmentMakers } from './attachment.ts'
import { findUnsentMail, isUnsent, markSent } from './mail-store.ts'
import type { Mailer } from './mailer.ts'

type Deps = { db: Database; mailer: Pick<Mailer, 'send'>; makers?: AttachmentMakers }

const RETRY_MS = 500
const LONGEST_MS = 600_000

/**
 * Sends what `writeMail` wrote. A mail cannot be taken back once the mail server has it. So before the last
 * line we check that the mail is still unsent and its job still ours.
 */
export async function sendWrittenMail(
  { db, mailer, makers = {} }: Deps,
  mailId: number,
  { signal, checkLease }: JobRun,
) {
  const mail = await findUnsentMail(db, mailId)
  if (!mail) return
  const { key, toAddress: to, subject, html, bodyText: text } = mail
  const attachments = await makeAttachments(makers, mail)
  const unsubscribeUrl = mail.unsubscribeUrl ?? undefined
  const beforeEnd = () =>
    transact(db, async (tx) => {
      await checkLease(tx)
      if (!(await isUnsent(tx, mailId))) throw new Error(`The mail ${key} was sent by another`)
    })
  await mailer.send({
    key,
    to,
    subject,
    html,
    text,
    attachments,
    unsubscribeUrl,
    signal,
    beforeEnd,
  })
  await keepSent(db, mailId)
}

/** Records that the mail is sent, even if another worker has the job by now. Retries until the database answers. */
async function keepSent(db: Database, mailId: number) {
  const end = Date.now() + LONGEST_MS
  for (;;) {
    try {
      return await markSent(db, mailId)
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(RETRY_MS, undefined, { ref: false })
    }
  }
}
