import type { ReactNode } from 'react'
import { inDigits } from '#market/in-digits.ts'
import { FIGURES_OF_MINUTES, type ProcessFigures } from '#market/system/process-figures.ts'
import type { SystemHealth } from '#market/system/system-api.ts'
import { Card } from '#web/platform/ui/Card.tsx'
import { CardHead } from '#web/platform/ui/CardHead.tsx'
import type { Column } from '#web/platform/ui/lists/column.ts'
import { Table } from '#web/platform/ui/lists/Table.tsx'
import { inMegabytes } from './health-facts.ts'

type Process = SystemHealth['processes'][number]

const NAME: Column<Process> = {
  head: 'Process',
  cell: ({ name }) => <span className="semi">{name}</span>,
}

/** Search servers have a column where there are any. */
const columnsOfWork = (processes: readonly Process[]): readonly Column<Process>[] => [
  NAME,
  figure('Requests', ({ requests }) => inDigits(requests)),
  figure('Failed', ({ failed_requests }) => inDigits(failed_requests)),
  figure('From memory', ({ searches }) => inDigits(searches.memory)),
  ...(processes.some(({ figures }) => (figures?.searches.search_servers ?? 0) > 0)
    ? [figure('By search servers', ({ searches }) => inDigits(searches.search_servers))]
    : []),
  figure('By PostgreSQL', ({ searches }) => inDigits(searches.database)),
  figure('Repeats', ({ repeats }) => inDigits(repeats)),
  figure('People', ({ people, sockets }) => `${inDigits(people)} on ${inDigits(sockets)} pages`),
]

const USE: readonly Column<Process>[] = [
  NAME,
  figure('For requests', (figures) => connections(figures, 'requests')),
  figure('For jobs', (figures) => connections(figures, 'jobs')),
  figure('Event loop', ({ event_loop_ms }) => inMilliseconds(event_loop_ms)),
  figure('Memory', ({ memory_bytes }) => inMegabytes(memory_bytes)),
  figure('Free disk', ({ disk_free_bytes }) =>
    disk_free_bytes === null ? 'Elsewhere' : inMegabytes(disk_free_bytes),
  ),
]

type Props = { processes: readonly Process[] }

/** What each process did in the last minutes, and what it needs for it. */
export function ProcessesAtWork({ processes }: Props) {
  return (
    <>
      <Figures
        title={`Done in ${FIGURES_OF_MINUTES} minutes`}
        columns={columnsOfWork(processes)}
        rows={processes}
      />
      <Figures title="Connections and room" columns={USE} rows={processes} />
    </>
  )
}

type FiguresProps = {
  title: string
  columns: readonly Column<Process>[]
  rows: readonly Process[]
}

function Figures({ title, columns, rows }: FiguresProps) {
  return (
    <Card aria-label={title}>
      <CardHead title={title} />
      <Table caption={title} columns={columns} rows={rows} rowKey={({ name }) => name} />
    </Card>
  )
}

function figure(head: string, cell: (figures: ProcessFigures) => ReactNode): Column<Process> {
  return { head, figure: true, cell: ({ figures }) => (figures ? cell(figures) : 'Not reported') }
}

function connections({ connections: pools }: ProcessFigures, use: 'requests' | 'jobs') {
  const pool = pools.find(({ of }) => of === use)
  if (!pool) return 'None'
  const waiting = pool.waiting > 0 ? `, ${inDigits(pool.waiting)} waiting` : ''
  const waited = `waited ${inMilliseconds(pool.longest_wait_ms)}`
  return `${pool.busy} of ${pool.most}${waiting}, ${waited}`
}

const inMilliseconds = (ms: number) => `${inDigits(Math.round(ms))} ms`
