import type { ImportedLeads as Imported } from '#market/leads/lead-api.ts'
import { Banner } from '#web/platform/ui/Banner.tsx'
import { ExportRows } from '#web/platform/ui/lists/ExportRows.tsx'
import styles from './Leads.module.css'
import { importWords, refusedWords } from './lead-words.ts'
import { refusedFile } from './refused-file.ts'

const MOST_SHOWN = 50

type Props = { imported: Imported }

/** The result of an import, and the problems of the refused rows. */
export function ImportedLeads({ imported }: Props) {
  const { refused } = imported
  return (
    <>
      <Banner tone="green">{importWords(imported)}</Banner>
      {refused.length > 0 && (
        <>
          <Banner
            tone="amber"
            action={
              <ExportRows name="leads-to-fix" of="Rejected rows" rows={() => refusedFile(imported)}>
                Download rows
              </ExportRows>
            }
          >
            {refusedWords(refused.length)}
          </Banner>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, so keys must reach it */}
          <ul className={styles['issues']} aria-label="Issues" tabIndex={0}>
            {refused.slice(0, MOST_SHOWN).map(({ row, problems }) => (
              <li key={row} className="t13">
                Row {row}: {problems.join('; ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
