import { useState } from 'react'
import { wordKey } from '#market/imports/file-values.ts'
import { columnNamed } from '#market/manifests/manifest-columns.ts'
import { Button } from '#web/platform/ui/Button.tsx'
import type { CellToFix, FileLook, FileMeaning, RowsLook } from '#web/uploads/look/file-look.ts'
import { FileReading } from '#web/uploads/look/FileReading.tsx'
import { RowsToFix } from '#web/uploads/look/RowsToFix.tsx'
import type { Reading } from '#web/uploads/use-spreadsheet-upload.ts'
import { MatchConditions } from './MatchConditions.tsx'

type Props = {
  reading: Reading
  onChange: (how: FileMeaning) => void
  isReplacing: boolean
  isPending: boolean
  /** Takes the file in, as it is meant. */
  onTake: () => void
}

/** What a file holds before anything of it is taken in: what is asked about it, and the rows that have to change. */
export function ManifestCheck({ reading, onChange, isReplacing, isPending, onTake }: Props) {
  const { look, how } = reading
  const rows = look?.rows
  const isReady = !look || (rows !== undefined && rows.problemCount === 0)
  return (
    <div className="col g3">
      <FileReading of="manifest" reading={reading} onChange={onChange} />
      {look && <Conditions key={look.sheets?.sheet} look={look} how={how} onChange={onChange} />}
      {rows && <RowsToFix rows={withoutWords(rows)} how={how} onChange={onChange} />}
      <div className="row g3 wrap between">
        <output className="med tnum">{rows?.summary}</output>
        <Button kind="primary" size="small" busy={isPending} disabled={!isReady} onClick={onTake}>
          {isReplacing ? 'Replace manifest' : 'Add manifest'}
        </Button>
      </div>
    </div>
  )
}

/** Words that are asked about once need no correction in each of their rows. */
function withoutWords({ toFix, ...rows }: RowsLook): RowsLook {
  const words = new Set(rows.unknownConditions.map(wordKey))
  const isWord = ({ column, cell }: CellToFix) => column === CONDITION && words.has(wordKey(cell))
  const left = toFix.filter((cell) => !isWord(cell))
  const gone = countRows(toFix) - countRows(left)
  return { ...rows, toFix: left, problemCount: rows.problemCount - gone }
}
const countRows = (cells: readonly CellToFix[]) => new Set(cells.map(({ row }) => row)).size
const CONDITION = columnNamed('condition')

type ConditionsProps = { look: FileLook; how: FileMeaning; onChange: Props['onChange'] }

/** Words stay in sight once they are matched. */
function Conditions({ look: { rows }, how, onChange }: ConditionsProps) {
  const [first, setFirst] = useState<readonly string[]>([])
  const unknown = rows?.unknownConditions ?? []
  const words = [...new Set([...first, ...unknown])]
  if (words.length > first.length) setFirst(words)
  if (words.length === 0) return null
  return (
    <MatchConditions
      words={words}
      meant={how.conditions ?? {}}
      onChange={(conditions) => onChange({ ...how, conditions })}
    />
  )
}
