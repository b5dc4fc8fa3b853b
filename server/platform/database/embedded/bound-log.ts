import { copyFileSync, lstatSync, truncateSync } from 'node:fs'

const MOST_BYTES = 16 * 1024 * 1024

/**
 * Moves a log that has become long aside, over the one before. PostgreSQL keeps the file open to add to it,
 * so it is emptied in place.
 */
export function boundLog(log: string, mostBytes = MOST_BYTES) {
  const file = lstatSync(log, { throwIfNoEntry: false })
  // Never through a link: the folder may be another account's, and we may be root.
  if (!file?.isFile() || file.size <= mostBytes) return
  copyFileSync(log, `${log}.1`)
  truncateSync(log)
}
