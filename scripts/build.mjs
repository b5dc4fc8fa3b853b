import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, findNode } from './node.mjs'
import { inProject, say } from './place.mjs'
import { mustRun } from './quietly.mjs'

const FOLDERS = ['market', 'web']
const FILES = ['package.json', 'package-lock.json', 'vite.config.ts']

/** Builds the web app unless it was built from exactly these files. */
export async function build() {
  const stamp = inProject('dist/inputs.sha256')
  const inputs = fingerprint()
  if (readIfThere(stamp) === inputs) return
  say('Building the web app …')
  rmSync(stamp, { force: true })
  await mustRun(findNode(), [inProject('node_modules/vite/bin/vite.js'), 'build'], environment())
  mkdirSync(inProject('dist'), { recursive: true })
  writeFileSync(stamp, inputs)
}

function fingerprint() {
  const hash = createHash('sha256')
  for (const file of [...FILES, ...FOLDERS.flatMap(filesBelow)]) {
    hash.update(`${file}\0`).update(readFileSync(inProject(file)))
  }
  return hash.digest('hex')
}

function filesBelow(folder) {
  const entries = readdirSync(inProject(folder), { withFileTypes: true })
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}

function readIfThere(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
