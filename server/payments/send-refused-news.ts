import { administrators } from '#server/accounts/administrators.ts'
import { notify } from '#server/notifications/notify.ts'
import { wasNotifiedSince } from '#server/notifications/was-notified-since.ts'
import { unchecked } from '#server/platform/database/before-commit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { databaseNow } from '#server/platform/database/now.ts'
import { transact } from '#server/platform/database/transact.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Refused } from './provider.ts'
import { refusedMail, refusedTitle } from './refused-mail.ts'
import { keyOfRefused } from './refused-today.ts'

type Deps = { db: Database; publicUrl: string }

const HOUR_MS = 3_600_000

/**
 * Tells every administrator what the card provider refuses, at most once an hour for each cause. Runs in a
 * transaction of its own: it is not part of the request that is being answered.
 */
export const sendRefusedNews = ({ db, publicUrl }: Deps, refused: Refused) =>
  unchecked(() =>
    transact(db, async (tx) => {
      const now = await databaseNow(tx)
      const cause = keyOfRefused(refused.cause)
      // Two processes that tell in the same moment tell it under the same key.
      const key = `${cause}${now.toISOString().slice(0, 13)}`
      const since = new Date(now.getTime() - HOUR_MS)
      for (const { userId, email } of await administrators(tx)) {
        if (await wasNotifiedSince(tx, { userId, keysFrom: cause, since })) continue
        const [title, detail] = [refusedTitle(refused), refused.said]
        await notify(tx, { userId, key, kind: 'order', title, detail, path: '/admin/system' })
        await writeMail(tx, {
          key: `${key}:${userId}`,
          to: email,
          ...refusedMail(refused, publicUrl),
        })
      }
    }),
  )
