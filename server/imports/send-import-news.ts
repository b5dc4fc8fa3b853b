import { importMessages } from '#market/imports/imported-csv-api.ts'
import { outcomeWords } from '#market/imports/outcome-words.ts'
import { mailFooter } from '#server/accounts/mail-preferences/mail-footer.ts'
import { sendNews } from '#server/notifications/send-news.ts'
import type { Database } from '#server/platform/database/database.ts'
import { transact } from '#server/platform/database/transact.ts'
import { type Mail, mailContent } from '#server/platform/mail/mail-content.ts'
import type { Terms } from '#server/settings/terms.ts'
import { findUnseen } from './import-store.ts'

type Deps = { db: Database; terms: Terms }

/** Mails what came of an import to a seller who has not seen it. */
export async function sendImportNews({ db, terms }: Deps, importId: number) {
  await transact(db, async (tx) => {
    const ended = await findUnseen(tx, importId)
    if (!ended || (ended.state !== 'complete' && ended.state !== 'failed')) return
    const { state } = ended
    const { publicUrl } = terms
    await sendNews(tx, ended, {
      key: `import:${importId}`,
      mail: {
        topic: 'import_over',
        publicUrl,
        write: (turnOffUrl) => importMail({ ...ended, state }, { publicUrl, turnOffUrl }),
      },
    })
  })
}

type Ended = {
  state: 'complete' | 'failed'
  fileName: string | null
  importedCount: number
  issueCount: number
  provisionalCount: number
}
type Addresses = { publicUrl: string; turnOffUrl: string }

/** What came of a file, for a seller who has closed the page. */
function importMail(ended: Ended, addresses: Addresses): Mail {
  const heading = importMessages[ended.state]
  return {
    subject: `${heading}: ${ended.fileName ?? 'your spreadsheet'}`,
    ...mailContent({
      reference: 'CSV Import',
      heading,
      paragraphs: countsOf(ended),
      action: {
        label: ended.issueCount > 0 ? 'View what needs attention' : 'View your imports',
        url: `${addresses.publicUrl}/dashboard/csv_import`,
      },
      footer: 'You get this because a file you uploaded was imported after you left the page.',
      footerLinks: mailFooter(addresses),
    }),
  }
}

function countsOf({ state, importedCount, issueCount, provisionalCount }: Ended) {
  if (state === 'failed') return ['Some or all of the file couldn’t be imported.']
  return outcomeWords({
    imported: importedCount,
    issues: issueCount,
    provisional: provisionalCount,
  })
}
