import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isServerBuilt } from '../../scripts/build.mjs'

const HERE = fileURLToPath(new URL('../..', import.meta.url))

let isBuilt: boolean | undefined

/**
 * What Node runs to start the server, from the project's folder: the build, as in production. To read 1,700 modules
 * takes three times as long, but they are right when the build is of other files.
 */
export const serverProgram = () => builtOr('dist/server/main.js', 'server/main.ts')

/** The same with its whole path. */
export const serverProgramHere = () => join(HERE, serverProgram())

/** The same for the commands of an operator. */
export const commandProgram = () => builtOr('dist/server/lotline.js', 'server/commands/lotline.ts')

function builtOr(built: string, source: string) {
  isBuilt ??= isServerBuilt()
  return isBuilt ? built : source
}
