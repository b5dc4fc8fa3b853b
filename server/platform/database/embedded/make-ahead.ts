import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { accountFor } from './account.ts'
import { findBinaries, placeOfBinaries } from './binaries.ts'
import { createCluster } from './cluster.ts'
import { lockDirectory } from './data-lock.ts'

/** Makes the PostgreSQL of a `dataDir` that holds nothing yet, for a start to find. Whatever is there is left alone. */
export async function makeAhead(dataDir: string): Promise<void> {
  const home = resolve(dataDir)
  mkdirSync(home, { recursive: true })
  const letGo = await lockDirectory(home)
  try {
    if (readdirSync(home).length > 0) return
    const path = join(home, 'postgres')
    const account = accountFor(path)
    const bin = await findBinaries(account, placeOfBinaries(account, home))
    await createCluster({ path, bin, account })
  } finally {
    letGo()
  }
}
