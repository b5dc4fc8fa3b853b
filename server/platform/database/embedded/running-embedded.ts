import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { withClient } from '../with-client.ts'
import { accountFor } from './account.ts'
import { socketDirectory } from './socket-directory.ts'
import { urlsOf, type EmbeddedUrls } from './start-embedded.ts'

/** The addresses of a server that another process runs on `dataDir`; none when nobody does. */
export async function runningEmbedded(dataDir: string): Promise<EmbeddedUrls | undefined> {
  const path = join(resolve(dataDir), 'postgres')
  if (!existsSync(path)) return undefined
  const urls = urlsOf(socketDirectory({ path, bin: '', account: accountFor(path) }))
  return withClient(urls.url, (client) => client.query('select')).then(
    () => urls,
    () => undefined,
  )
}
