import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { accountFor } from './account.ts'
import { findBinaries, placeOfBinaries } from './binaries.ts'
import { createCluster } from './cluster.ts'
import { lockDirectory } from './data-lock.ts'
import { EmbeddedProblem } from './embedded-problem.ts'
import { nextPlace, settleNext, takeNext } from './next-place.ts'
import { whileServing } from './while-serving.ts'

type Options = {
  dataDir: string
  /** Whether what is there already may be put aside. */
  mayReplace: boolean
}

type Cluster = { ownerUrl: string; folder: string }

/**
 * Makes a new database on `dataDir`, filled by `fill`, with whatever else `fill` puts into the folder. All of it takes
 * its place at once, when it is whole; what was there is kept, and where it is kept is the answer.
 */
export async function replaceEmbedded(
  { dataDir, mayReplace }: Options,
  fill: (place: Cluster) => Promise<void>,
): Promise<string | undefined> {
  const home = resolve(dataDir)
  mkdirSync(home, { recursive: true, mode: 0o700 })
  const letGo = await lockDirectory(home)
  try {
    await settleNext(home)
    const path = join(home, 'postgres')
    if (existsSync(path) && !mayReplace)
      throw new EmbeddedProblem(
        `There is a database in ${home} already. With --replace it is put aside, and kept.`,
      )
    const account = accountFor(path)
    const bin = await findBinaries(account, placeOfBinaries(account, home))
    const folder = nextPlace(home)
    mkdirSync(folder, { mode: 0o700 })
    const cluster = { path: join(folder, 'postgres'), bin, account }
    await createCluster(cluster)
    await whileServing({ cluster, log: join(home, 'postgres.log') }, ({ ownerUrl }) =>
      fill({ ownerUrl, folder }),
    )
    const kept = takeNext(home, 'data')
    return existsSync(kept) ? kept : undefined
  } catch (error) {
    await settleNext(home)
    throw error
  } finally {
    letGo()
  }
}
