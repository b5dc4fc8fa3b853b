import { admitOnlyUs, type Cluster } from './cluster.ts'
import { launch, shutDown } from './postmaster.ts'
import { removeSocketDirectory, socketDirectory } from './socket-directory.ts'
import { urlFor } from './url-for.ts'

/** The roles of a server of our own, each by its address. */
export type Roles = { superuserUrl: string; ownerUrl: string }

/** Runs the server for as long as `work` takes. */
export async function whileServing<Result>(
  { cluster, log }: { cluster: Cluster; log: string },
  work: (roles: Roles) => Promise<Result>,
): Promise<Result> {
  admitOnlyUs(cluster)
  const socketDir = socketDirectory(cluster)
  const server = await launch({ cluster, socketDir, log, settings: {} })
  try {
    return await work({
      superuserUrl: urlFor('postgres', socketDir),
      ownerUrl: urlFor('lotline', socketDir),
    })
  } finally {
    await shutDown(server)
    removeSocketDirectory(socketDir)
  }
}
