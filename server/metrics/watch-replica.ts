import { Counter, Gauge, Histogram, type Registry } from 'prom-client'
import type { Answered, Replica } from '#server/platform/database/replica/open-replica.ts'

const SECONDS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Counts the reads that a replica may answer, by who answered them and why; with how old the answers were at most. */
export function countReads(registry: Registry) {
  const registers = [registry]
  const reads = new Counter({
    name: 'lotline_reads_total',
    help: 'Reads that a replica may answer, by who answered and why',
    labelNames: ['database', 'reason'],
    registers,
  })
  const staleness = new Histogram({
    name: 'lotline_replica_staleness_seconds',
    help: 'How old answers of the replica were, at most',
    buckets: SECONDS,
    registers,
  })
  return (answered: Answered) => {
    const { database, reason } = answered
    reads.inc({ database, reason })
    if (answered.database === 'replica') staleness.observe(answered.staleMs / 1000)
  }
}

export function watchReplica(registry: Registry, { isThere, lagMs }: Replica) {
  const registers = [registry]
  const up: Gauge = new Gauge({
    name: 'lotline_replica_up',
    help: 'Whether the replica answers',
    registers,
    collect() {
      up.set(isThere() ? 1 : 0)
    },
  })
  const lag: Gauge = new Gauge({
    name: 'lotline_replica_lag_seconds',
    help: 'How far the replica is behind, at most',
    registers,
    collect() {
      lag.remove()
      const ms = lagMs()
      if (ms !== undefined) lag.set(ms / 1000)
    },
  })
}
