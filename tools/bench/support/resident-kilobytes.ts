import { readFileSync } from 'node:fs'

/** The memory that a process has now, as Linux counts it. */
export function residentKilobytes(pid: number | undefined): number {
  const [, kilobytes] =
    /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes)
}
