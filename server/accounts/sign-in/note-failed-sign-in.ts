import { recordAct } from '#server/audit/record-act.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { deviceWords } from '../sessions/device-words.ts'
import { countFailedSignIn, NOBODY } from './failed-sign-in-store.ts'
import type { Browser } from '../sessions/start-session.ts'

type Failed = { userId: number | undefined; browser: Browser }

/**
 * Leaves the trace of a failed sign-in: every one in the log, and in the audit log the first of an hour from an
 * address at an account, then the 10th, the 100th and so on. What was typed is nowhere; whether there is such an
 * account changes nothing of what is done.
 */
export async function noteFailedSignIn(db: Database, { userId, browser }: Failed) {
  const { address: from, userAgent, requestId } = browser
  browser.log.warn({ userId: userId ?? null, address: from }, 'A sign-in failed')
  await transact(db, async (tx) => {
    const { address, tries } = await countFailedSignIn(tx, {
      userId: userId ?? NOBODY,
      address: from,
    })
    if (!isPowerOfTen(tries)) return
    await recordAct(tx, {
      actorUserId: null,
      act: 'sign-in failed',
      subject: userId === undefined ? 'no account' : `user ${userId}`,
      after: { device: deviceWords(userAgent ?? null), address, tries },
      requestId,
    })
  })
}

const isPowerOfTen = (tries: number) => /^10*$/.test(String(tries))
