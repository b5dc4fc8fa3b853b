import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const IMPORTED =
  /^(?:import|export|\})(?! type )[^'\n]* from '([^'.#][^']*)'|\bimport\('([^'.#][^']*)'\)/gm
// The tools of tests are served by vitest, Node's modules by nobody, and files that are asked for by address as they are.
const NOT_BUNDLED = /^(node:|vitest)|[?]/

/** The packages, and their parts, that a browser loads for the code and the component tests in these folders. */
export function packagesIn(...folders: string[]): string[] {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
  const code = files
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const named = code.flatMap((text) => [...text.matchAll(IMPORTED)].map(nameOf))
  return [...new Set(named)].filter((name) => !NOT_BUNDLED.test(name)).toSorted()
}

const nameOf = ([, named, loaded]: RegExpMatchArray) => named ?? loaded ?? ''

const ROOT = join(import.meta.dirname, '..')
