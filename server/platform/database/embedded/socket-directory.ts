import { chownSync, mkdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Account } from './account.ts'
import type { Cluster } from './cluster.ts'

// A socket's address holds 107 bytes, of which its own name and the folder's take up to 50.
const LONGEST_PARENT = 57

/** Where the server's socket goes: a short name, and the same one at every start. */
export function socketDirectory({ path, account }: Cluster): string {
  const { dev, ino } = statSync(path)
  const uid = account?.uid ?? process.getuid?.() ?? 0
  const parent = tmpdir().length <= LONGEST_PARENT ? tmpdir() : '/tmp'
  return join(parent, `lotline-${uid}-${dev.toString(36)}-${ino.toString(36)}`)
}

/** Empty and private, without the lock file that a killed server leaves behind. */
export function makeSocketDirectory(directory: string, account: Account): void {
  removeSocketDirectory(directory)
  mkdirSync(directory, { mode: 0o700 })
  if (account) chownSync(directory, account.uid, account.gid)
}

export function removeSocketDirectory(directory: string): void {
  rmSync(directory, { recursive: true, force: true })
}
