import type { ComponentProps } from 'react'
import { Card } from '#web/platform/ui/Card.tsx'
import { Table } from '#web/platform/ui/lists/Table.tsx'

type Props<Row> = Omit<ComponentProps<typeof Table<Row>>, 'caption'> & {
  title: string
  /** The count when there are more than these rows. */
  count?: string | undefined
}

/** A table under a heading, for what belongs to a record. */
export function DetailTable<Row>({ title, count, ...table }: Props<Row>) {
  return (
    <section aria-label={title} className="col g2">
      <h3>
        {title} <span className="muted">{count}</span>
      </h3>
      {table.rows.length === 0 ? (
        <p className="t13 muted">None yet.</p>
      ) : (
        <Card>
          <Table caption={title} {...table} />
        </Card>
      )}
    </section>
  )
}
