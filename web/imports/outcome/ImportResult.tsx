import type { ReactNode } from 'react'
import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'
import { tallyInWords } from '#market/imports/outcome-words.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import { Dialog } from '#web/platform/ui/dialogs/Dialog.tsx'
import { DialogBody } from '#web/platform/ui/dialogs/DialogBody.tsx'
import { DialogFoot } from '#web/platform/ui/dialogs/DialogFoot.tsx'
import { ImportIssues } from './ImportIssues.tsx'
import { outcomeOf } from './import-outcome.ts'

type Props = {
  status: ImportStatus
  onClose: () => void
  /** What can be done about it from here. */
  children?: ReactNode
  /** The link to the next page; without one, closing is the main action. */
  next?: ReactNode
}

const LINE_TONES = {
  good: ['green med'],
  mixed: ['green med', 'amber med', 'amber med'],
  bad: ['soft', 'soft'],
}

/** What came of an import, with everything there is to say of single rows. */
export function ImportResult({ status, onClose, children, next }: Props) {
  const { tone, title, lines } = outcomeOf(status)
  return (
    <Dialog open title={title} onClose={onClose} role={tone === 'bad' ? 'alertdialog' : undefined}>
      <DialogBody className="col g3">
        {lines.map((line, at) => (
          <p key={line} className={LINE_TONES[tone][at]}>
            {line}
          </p>
        ))}
        {status.tally && status.message === importMessages.complete && (
          <p className="t13 soft tnum">{tallyInWords(status.tally)}</p>
        )}
        {status.attribute_issues.length > 0 && <ImportIssues issues={status.attribute_issues} />}
        {children}
      </DialogBody>
      <DialogFoot>
        <Button kind={next ? 'quiet' : 'primary'} onClick={onClose}>
          Close
        </Button>
        {next}
      </DialogFoot>
    </Dialog>
  )
}
