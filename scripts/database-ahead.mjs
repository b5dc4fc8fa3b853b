import { existsSync } from 'node:fs'
import { environment, findNode } from './node.mjs'
import { inProject } from './place.mjs'
import { run } from './quietly.mjs'

/**
 * Makes the embedded database of a first start while everything is being built: it needs nothing of that. When it
 * cannot be made, the server says so in its own words, since it then tries the same.
 */
export async function makeDatabaseAhead(dataDir = process.env.DATA_DIR || inProject('data')) {
  const { DATABASE_URL, NODE_ENV } = process.env
  // In production the settings are looked at first, and nothing is made if they are not enough.
  if (DATABASE_URL || NODE_ENV === 'production' || existsSync(dataDir)) return
  await run(findNode(), [inProject('scripts/make-database.ts'), dataDir], environment())
}
