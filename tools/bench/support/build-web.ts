import { brotliCompressSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

/** One file of JavaScript, and those it cannot do without. */
export type Script = {
  name: string
  needs: readonly string[]
  isEntry: boolean
  /** Loaded only when a route leads to it. */
  isScreen: boolean
  /** Compressed, in kilobytes. */
  size: number
}

const configFile = fileURLToPath(new URL('../../../vite.config.ts', import.meta.url))

/** Builds the web app as `npm start` does; answers its scripts by their files. */
export async function buildWeb(): Promise<Map<string, Script>> {
  const built = await build({ configFile, logLevel: 'error' })
  if ('on' in built) throw new Error('Vite keeps watching')
  const chunks = [built]
    .flat()
    .flatMap(({ output }) => output)
    .filter((each) => each.type === 'chunk')
  return new Map(chunks.map((chunk) => [chunk.fileName, scriptOf(chunk)]))
}

function scriptOf(chunk: Rolldown.OutputChunk): Script {
  return {
    name: chunk.name,
    needs: chunk.imports,
    isEntry: chunk.isEntry,
    isScreen: chunk.isDynamicEntry && chunk.name.endsWith('Page'),
    size: brotliCompressSync(chunk.code).length / 1024,
  }
}
