import { useState } from 'react'
import { Button } from '#web/platform/ui/Button.tsx'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import type { Followed } from '../outcome/followed.ts'
import { ImportStep } from './ImportStep.tsx'
import { useSendImport } from '../import-queries.ts'
import { importWords, othersWords, writtenCount } from '../preview/preview-words.ts'
import type { Changes } from '../spreadsheet/changes.ts'
import type { ReadStage } from '../spreadsheet/use-chosen-spreadsheet.ts'

type Props = {
  spreadsheet: ReadStage | undefined
  /** Writes the file again with what the seller said about it. */
  write: (changes: Changes) => Promise<string>
  onBegun: (followed: Followed) => void
}

/** The one decision: the file goes out, and its import begins. */
export function BeginStep({ spreadsheet, write, onBegun }: Props) {
  const send = useSendImport()
  const [share, setShare] = useState(0)
  const tally = spreadsheet && 'tally' in spreadsheet.judged ? spreadsheet.judged.tally : undefined
  const isReady = spreadsheet && tally && tally.ready + tally.drafts + tally.inPart > 0
  const begin = (chosen: ReadStage) =>
    send.mutate(
      { chosen, write, onShare: setShare },
      { onSuccess: ({ key }) => onBegun({ fileKey: key, fileName: chosen.file.name }) },
    )

  return (
    <ImportStep number={4} title="Begin import" standing={isReady ? 'now' : 'ahead'}>
      {!spreadsheet && <p className="t13 soft">Nothing is imported until you begin.</p>}
      {spreadsheet && !isReady && (
        <p className="t13 soft">Nothing to import yet. Fix the columns above first.</p>
      )}
      {isReady && (
        <div className="row g3 wrap">
          <Button
            kind={writtenCount(tally) > 0 ? 'primary' : 'quiet'}
            busy={send.isPending}
            onClick={() => begin(spreadsheet)}
          >
            {importWords(tally)}
          </Button>
          <span className="t13 soft">{othersWords(tally)}</span>
        </div>
      )}
      {send.isPending && (
        <ProgressBar label="Uploading the file" done={Math.round(share * 100)} of={100} />
      )}
      {send.error && (
        <p role="alert" className="t13 red">
          {send.error.message}
        </p>
      )}
    </ImportStep>
  )
}
