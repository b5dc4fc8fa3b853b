import { inDigits } from '#market/in-digits.ts'
import { administrators } from '#server/accounts/administrators.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { mailContent, type Mail } from '#server/platform/mail/mail-content.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { FreeSpace, Room } from '#server/platform/storage/free-space.ts'

type Deps = { db: Database; uploads: { space: FreeSpace }; terms: { publicUrl: string } }

/** Mails every administrator once a day while uploads are refused for lack of disk space. */
export async function alertOfShortSpace({ db, uploads, terms }: Deps, now: Date) {
  const room = await uploads.space.look()
  if (!room?.isShort) return
  const day = now.toISOString().slice(0, 10)
  await transact(db, async (tx) => {
    for (const { userId, email } of await administrators(tx))
      await writeMail(tx, { key: `space:${day}:${userId}`, to: email, ...mailOf(room, terms) })
  })
}

function mailOf({ freeBytes, leastBytes }: Room, { publicUrl }: Deps['terms']): Mail {
  return {
    subject: 'Lotline is running out of disk space',
    ...mailContent({
      tag: { label: 'Needs you', tone: 'turn' },
      heading: 'The disk is nearly full',
      paragraphs: [
        'Files and imports are refused until there is space again. Everything else works, but once the disk is full, nothing can be saved.',
      ],
      facts: [
        { label: 'Free', value: inMegabytes(freeBytes) },
        { label: 'Needed', value: inMegabytes(leastBytes) },
      ],
      action: { label: 'View system status', url: `${publicUrl}/admin/system` },
      footer: 'You get this because you are an administrator of Lotline.',
    }),
  }
}

const inMegabytes = (bytes: number) => `${inDigits(Math.round(bytes / 1_000_000))} MB`
