import { unsubscribeAddress } from '#server/accounts/unsubscribe.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { writeMail } from '#server/platform/mail/write-mail.ts'
import type { Terms } from '#server/terms.ts'
import { importMail } from './import-mail.ts'
import { findUnseen } from './import-store.ts'

type Deps = { db: Database; terms: Terms }

/** Mails what came of an import to a seller who has not seen it. */
export async function tellOfImport({ db, terms }: Deps, importId: number) {
  await transact(db, async (tx) => {
    const ended = await findUnseen(tx, importId)
    if (!ended || (ended.state !== 'complete' && ended.state !== 'failed')) return
    const { userId, email, state } = ended
    const { publicUrl } = terms
    const turnOffUrl = await unsubscribeAddress(tx, { userId, topic: 'import_over', publicUrl })
    if (!turnOffUrl) return
    await writeMail(tx, {
      key: `import:${importId}`,
      to: email,
      ...importMail({ ...ended, state }, { publicUrl, turnOffUrl }),
      unsubscribeUrl: turnOffUrl,
    })
  })
}
