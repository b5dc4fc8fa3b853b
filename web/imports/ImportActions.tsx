import type { ImportStatus } from '#market/imports/imported-csv-api.ts'
import { FailedRows } from './FailedRows.tsx'
import { FixProducts } from './FixProducts.tsx'
import { UndoImport } from './UndoImport.tsx'

type Props = { status: ImportStatus; onUndone: () => void }

/** What can be done about what came of an import. */
export function ImportActions({ status, onUndone }: Props) {
  return (
    <div className="row wrap">
      <FixProducts status={status} />
      <FailedRows summary={status} />
      <UndoImport summary={status} onUndone={onUndone} />
    </div>
  )
}
