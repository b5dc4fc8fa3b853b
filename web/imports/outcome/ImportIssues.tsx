import { Download } from 'lucide-react'
import { inDigits } from '#market/in-digits.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { CopyButton } from '#web/platform/ui/CopyButton.tsx'
import styles from './ImportIssues.module.css'
import { saveFile } from '#web/platform/http/save-file.ts'

type Props = { issues: readonly string[] }

// More are for a file: nobody reads a thousand lines in a dialog.
const MOST_SHOWN = 200

/** The issues of single rows, to read here or to download. */
export function ImportIssues({ issues }: Props) {
  const hidden = issues.length - MOST_SHOWN
  return (
    <section className="col g2" aria-label="Issues">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it */}
      <ul className={styles['issues']} tabIndex={0} aria-label="Issues by row">
        {issues.slice(0, MOST_SHOWN).map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
        {hidden > 0 && <li className="muted">{`and ${inDigits(hidden)} more`}</li>}
      </ul>
      <div className="row">
        <Button size="small" onClick={() => downloadIssues(issues)}>
          <Download />
          Download issues
        </Button>
        <CopyButton text={issues.join('\n')} of="issues" />
      </div>
    </section>
  )
}

function downloadIssues(issues: readonly string[]) {
  const text = `${issues.join('\r\n')}\r\n`
  saveFile('lotline-import-issues.txt', new Blob([text], { type: 'text/plain;charset=utf-8' }))
}
