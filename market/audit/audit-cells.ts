import type { CsvCell } from '#market/spreadsheets/write-csv.ts'
import type { AuditEvent } from './audit-event.ts'

const COLUMNS: readonly (readonly [head: string, cell: (event: AuditEvent) => CsvCell])[] = [
  ['When (UTC)', ({ at }) => at.slice(0, 19).replace('T', ' ')],
  ['Who', ({ actor }) => actor?.name ?? 'Lotline'],
  ['Email', ({ actor }) => actor?.email ?? ''],
  ['Action', ({ act }) => act],
  ['About', (event) => event.subject_name ?? ''],
  ['Subject', ({ subject }) => subject],
  ['Before', ({ before }) => textOf(before)],
  ['After', ({ after }) => textOf(after)],
  ['Request', (event) => event.request_id ?? ''],
]

/** The file of the audit log: a row for each act. */
export const auditSheet = {
  header: COLUMNS.map(([head]) => head),
  cells: (event: AuditEvent) => COLUMNS.map(([, cell]) => cell(event)),
}

const textOf = (facts: AuditEvent['before']) => (facts === null ? '' : JSON.stringify(facts))
