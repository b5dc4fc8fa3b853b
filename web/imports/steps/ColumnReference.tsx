import { templateColumns, type Column } from '#market/imports/columns.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import type { Column as TableColumn } from '#web/platform/ui/lists/column.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { columnNote } from './column-note.ts'

const columns: readonly TableColumn<Column>[] = [
  { head: 'Column', cell: ({ name }) => <b className="med nowrap">{name}</b> },
  {
    head: 'Needed',
    cell: ({ required }) =>
      required ? (
        <span className="green med">Required</span>
      ) : (
        <span className="soft">Recommended</span>
      ),
  },
  { head: 'Form', cell: ({ field }) => <span className="soft">{columnNote(field).form}</span> },
  {
    head: 'Example',
    cell: ({ field }) => <code className="t12">{columnNote(field).example}</code>,
  },
]

/** Every column of the template (spec 2, section 5). */
export function ColumnReference() {
  return (
    <Card>
      <Table
        caption="Columns of the template"
        columns={columns}
        rows={templateColumns}
        rowKey={({ field }) => field}
      />
    </Card>
  )
}
