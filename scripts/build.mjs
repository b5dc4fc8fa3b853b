import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment, findNode } from './node.mjs'
import { inProject, root, say } from './place.mjs'
import { mustRun } from './quietly.mjs'

// What is built, of which files, by which settings of Vite.
const WEB = {
  stamp: 'dist/web.stamp',
  folders: ['market', 'web'],
  files: ['vite.config.ts', 'scripts/needed-files.ts', 'scripts/prerender-pages.ts'],
  config: 'vite.config.ts',
  mode: 'production',
}
const SERVER = {
  stamp: 'dist/server.stamp',
  folders: ['demo', 'market', 'payment-sandbox', 'server'],
  files: ['vite.server.config.ts', 'scripts/thread-scripts.ts'],
  config: 'vite.server.config.ts',
  mode: 'server',
}
const THREADS = { ...SERVER, stamp: 'dist/threads.stamp', mode: 'threads' }
const FOR_ALL = ['package.json', 'package-lock.json']

/** Builds the web app, the server as one file, and its threads, unless they were built from exactly these files. */
export async function build() {
  const stale = [WEB, SERVER, THREADS].filter((part) => !isFresh(part))
  if (stale.length > 0) {
    say('Building …')
    await Promise.all(stale.map(make))
  }
  noteCommit()
}

/** At each build, also when every file is as it was: the commit is not one of them. */
function noteCommit() {
  const args = ['describe', '--always', '--dirty', '--abbrev=12', '--exclude=*']
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  const file = inProject('dist/server/commit')
  if (status === 0) writeFileSync(file, stdout)
  else rmSync(file, { force: true })
}

/** Whether the built server is of exactly these files. */
export const isServerBuilt = () => isFresh(SERVER) && isFresh(THREADS)

/** Files that look as they did at the last build are not read; any that was written since is. */
function isFresh(part) {
  const files = filesOf(part)
  const stamp = readStamp(part)
  if (stamp?.look === lookOf(files)) return true
  if (stamp?.content !== contentOf(files)) return false
  writeStamp(part, stampOf(files))
  return true
}

async function make(part) {
  rmSync(inProject(part.stamp), { force: true })
  const vite = [
    inProject('node_modules/vite/bin/vite.js'),
    'build',
    '--config',
    part.config,
    '--mode',
    part.mode,
  ]
  // As the files are before: one that changes meanwhile is built at the next start.
  const stamp = stampOf(filesOf(part))
  await mustRun(findNode(), vite, environment())
  writeStamp(part, stamp)
}

const filesOf = ({ files, folders }) => [...FOR_ALL, ...files, ...folders.flatMap(filesBelow)]

const stampOf = (files) => ({ look: lookOf(files), content: contentOf(files) })

function lookOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { ino, size, mtimeMs, ctimeMs } = statSync(inProject(file))
    hash.update(`${file}\0${ino} ${size} ${mtimeMs} ${ctimeMs}\0`)
  }
  return hash.digest('hex')
}

function contentOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(inProject(file)))
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

function readStamp({ stamp }) {
  try {
    return JSON.parse(readFileSync(inProject(stamp), 'utf8'))
  } catch {
    return undefined
  }
}

function writeStamp({ stamp }, known) {
  mkdirSync(inProject('dist'), { recursive: true })
  writeFileSync(inProject(stamp), JSON.stringify(known))
}
