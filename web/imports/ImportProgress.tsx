import { importMessages, type ImportStatus } from '#market/imports/imported-csv-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { ProgressBar } from '#web/platform/ui/ProgressBar.tsx'

type Props = {
  fileName: string
  status: ImportStatus | undefined
  problem: string | undefined
}

export function ImportProgress({ fileName, status, problem }: Props) {
  const { message = importMessages.underWay, rows = 0, rows_done: done = 0 } = status ?? {}
  return (
    <Card padded className="col g3">
      <div className="row between wrap">
        <h3>{message}</h3>
        <span className="t13 muted cut">{fileName}</span>
      </div>
      <ProgressBar label={`Importing ${fileName}`} done={done} of={rows} />
      {message === importMessages.underWay && (
        <output className="t13 soft tnum">
          {rows > 0 ? `${count(done)} of ${count(rows)} rows. ` : 'Reading the file. '}
          You can close this page: it goes on.
        </output>
      )}
      {problem && <p className="t13 red">{problem}</p>}
    </Card>
  )
}

const count = (rows: number) => rows.toLocaleString('en-US')
