import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
const SCRIPTS = ['server/**/*-thread.ts', 'server/photos/process/picture-process.ts']
const STARTERS = '**/*in-thread.ts'
const ADDRESS = /new URL\(\s*'(?:[\w-]+\/)*([\w-]+)\.ts',\s*import\.meta\.url,?\s*\)/g

/** The sources of what the server starts in threads and processes of its own, by the names they have once built. */
export const threadScripts: Record<string, string> = Object.fromEntries(
  globSync(SCRIPTS, { cwd: ROOT, exclude: [STARTERS] }).map((file) => [
    basename(file, '.ts'),
    join(ROOT, file),
  ]),
)

/**
 * Has code start the built scripts instead of their sources. Each thread of a `.ts` file loads the WebAssembly by which
 * Node removes types: that takes longer than most of their work, and has ended a process (record 59).
 *
 * @param folder Where the scripts are, from the place that the code runs at: a relative address, or a whole one.
 */
export function startBuiltThreads(folder: string): Plugin {
  return {
    name: 'start-built-threads',
    enforce: 'pre',
    transform(code) {
      if (!ADDRESS.test(code)) return undefined
      return { code: code.replaceAll(ADDRESS, built), map: null }
    },
  }

  function built(source: string, name: string) {
    if (!threadScripts[name]) return source
    return `new URL(${JSON.stringify(`${folder}/${name}.js`)}, import.meta.url)`
  }
}

/** For code that runs from its sources, as tests do. */
export const BUILT_THREADS = pathToFileURL(join(ROOT, 'dist/threads')).href
