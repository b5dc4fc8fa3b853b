import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withClient } from '../with-client.ts'
import { accountFor } from './account.ts'
import { socketDirectory } from './socket-directory.ts'
import { applicationUrl } from './start-embedded.ts'

/** The application's address of a server that another process runs on `dataDir`; none when nobody does. */
export async function runningEmbedded(dataDir: string): Promise<string | undefined> {
  const path = join(resolve(dataDir), 'postgres')
  if (!existsSync(path)) return undefined
  const url = applicationUrl(socketDirectory({ path, bin: '', account: accountFor(path) }))
  return withClient(url, (client) => client.query('select')).then(
    () => url,
    () => undefined,
  )
}
