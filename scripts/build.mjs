import { spawnSync } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { isFresh, stampOf, writeStamp } from './build-stamps.mjs'
import { environment, findNode } from './node.mjs'
import { inProject, root, say } from './place.mjs'
import { mustRun } from './quietly.mjs'

// What is built, of which files, by which settings of Vite.
const WEB = {
  stamp: 'dist/web.stamp',
  folders: ['market', 'web'],
  files: [
    'vite.config.ts',
    'scripts/compress-text.ts',
    'scripts/needed-files.ts',
    'scripts/prerender-pages.ts',
    'scripts/screens-of-pages.ts',
  ],
  config: 'vite.config.ts',
  mode: 'production',
}
// Compressed as well as can be: that takes as long as all the rest, and would hold up the first start of somebody who only tries it.
const WEB_RELEASE = { ...WEB, mode: 'release', isRelease: true }
const SERVER = {
  stamp: 'dist/server.stamp',
  folders: ['demo', 'market', 'payment-sandbox', 'server'],
  files: ['vite.server.config.ts', 'scripts/thread-scripts.ts'],
  config: 'vite.server.config.ts',
  mode: 'server',
}
const THREADS = { ...SERVER, stamp: 'dist/threads.stamp', mode: 'threads' }

/** Builds the web app, the server as one file, and its threads, unless they were built from exactly these files. */
export const build = () => buildParts([WEB, SERVER, THREADS])

/** The same for a Lotline that serves people. */
export const buildRelease = () => buildParts([WEB_RELEASE, SERVER, THREADS])

/** Whether the built server is of exactly these files. */
export const isServerBuilt = () => isFresh(SERVER) && isFresh(THREADS)

async function buildParts(parts) {
  const stale = parts.filter((part) => !isFresh(part))
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
  const stamp = stampOf(part)
  await mustRun(findNode(), vite, environment())
  writeStamp(part, stamp)
}
