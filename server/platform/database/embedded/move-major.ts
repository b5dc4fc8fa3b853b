import { mkdirSync, statfsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { moveContents } from '../contents/move-contents.ts'
import { withClient } from '../with-client.ts'
import { findBinaries, shippedPackage } from './binaries.ts'
import { createCluster, type Cluster } from './cluster.ts'
import { earlierPackage } from './earlier-package.ts'
import { EmbeddedProblem } from './embedded-problem.ts'
import { majorOfCluster, majorOfPackage } from './major-version.ts'
import { nextPlace, takeNext } from './next-place.ts'
import { whileServing } from './while-serving.ts'

export type Moving = {
  home: string
  cluster: Cluster
  log: string
  /** Where copies of binaries are made. */
  place: string
  /** Prints a line for the person who starts this. */
  tell: (line: string) => void
}

/** Takes data of an earlier PostgreSQL over to this one's, before anybody is answered; what was there is kept. */
export async function moveMajor({ home, cluster, log, place, tell }: Moving): Promise<void> {
  const had = majorOfCluster(cluster.path)
  const has = majorOfPackage(shippedPackage())
  if (!had || !has || had === has) return
  if (Number(had) > Number(has))
    throw new EmbeddedProblem(
      `The database in ${cluster.path} is of PostgreSQL ${had}, and this Lotline has ${has}: start a newer Lotline.`,
    )
  const bin = await findBinaries(cluster.account, place, earlierPackage(had))
  tell(`The database is of PostgreSQL ${had}. Moving it to ${has} …`)
  const began = performance.now()
  const before = { cluster: { ...cluster, bin }, log }
  const { leftOut } = await whileServing(before, async ({ superuserUrl: from }) => {
    await requireRoom(from, home)
    mkdirSync(nextPlace(home), { mode: 0o700 })
    const after = { ...cluster, path: join(nextPlace(home), 'postgres') }
    await createCluster(after)
    return whileServing({ cluster: after, log }, ({ ownerUrl: to }) => moveContents({ from, to }))
  })
  const kept = takeNext(home, `database-${had}`)
  if (leftOut.length > 0) tell(`Left behind, as no migration makes them: ${leftOut.join(', ')}.`)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  tell(`Moved in ${seconds} seconds. What was there is kept as ${basename(kept)}.`)
}

/** The rows take at most the room that they take now, and so do the indexes. */
async function requireRoom(url: string, home: string) {
  const { rows } = await withClient(url, (client) =>
    client.query<{ bytes: string }>('select pg_database_size(current_database())::text as bytes'),
  )
  const needed = Number(rows[0]?.bytes ?? 0) + 200_000_000
  const { bavail, bsize } = statfsSync(home)
  if (bavail * bsize < needed)
    throw new EmbeddedProblem(
      `Moving the database needs ${Math.ceil(needed / 1e6)} MB of room on the volume of ${home}.`,
    )
}
