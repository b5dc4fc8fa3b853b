import { mkdirSync, statfsSync } from 'node:fs'
import type { Settings } from '#server/settings/settings.ts'
import { BackupProblem } from './backup-problem.ts'
import type { Backup } from './check-backup.ts'
import { inMegabytes } from './progress.ts'

// Includes indexes, and the log that PostgreSQL writes for the rows.
const ROOM_FOR_ROWS = 4
const OF_AN_EMPTY_DATABASE = 100_000_000

/** Refuses a restore that would fill the volume of DATA_DIR. The space of a database elsewhere is unknown here. */
export function requireRoom({ contents }: Backup, settings: Settings) {
  const { databaseUrl, s3, dataDir, leastFreeBytes = 0 } = settings
  const rows = contents.tables.reduce((sum, { bytes }) => sum + bytes, 0)
  const needed =
    (databaseUrl ? 0 : ROOM_FOR_ROWS * rows + OF_AN_EMPTY_DATABASE) +
    (s3 ? 0 : contents.files.bytes)
  if (needed === 0) return
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const { bavail, bsize } = statfsSync(dataDir)
  const free = bavail * bsize - leastFreeBytes
  if (free < needed)
    throw new BackupProblem(
      `The backup needs ${inMegabytes(needed)} on the volume of ${dataDir}, and ${inMegabytes(Math.max(free, 0))} are free.`,
    )
}
