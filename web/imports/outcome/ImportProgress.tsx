import { useEffect, useRef } from 'react'
import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'
import { progressWords } from './progress-words.ts'

type Props = {
  fileName: string
  status: ImportStatus | undefined
  problem: string | undefined
}

export function ImportProgress({ fileName, status, problem }: Props) {
  const { rows = 0, rows_done: done = 0 } = status ?? {}
  const card = useRef<HTMLElement>(null)
  // The button that began it is out of sight by then; who only opened the page is left where they are.
  useEffect(() => {
    if (document.activeElement !== document.body) card.current?.focus()
  }, [])
  return (
    <Card ref={card} padded className="col g3" tabIndex={-1} aria-label={importMessages.underWay}>
      <div className="row between wrap">
        <h2 className="t16">{importMessages.underWay}</h2>
        <span className="t13 muted cut">{fileName}</span>
      </div>
      <ProgressBar label={`Importing ${fileName}`} done={done} of={rows} />
      <output className="t13 soft tnum">{progressWords({ done, rows })}</output>
      {problem && <p className="t13 red">{problem}</p>}
    </Card>
  )
}
