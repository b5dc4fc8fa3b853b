import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { presentPackages, wantedPackages } from './locked-packages.mjs'
import { inProject } from './place.mjs'
import { showProgress } from './progress.mjs'
import { mustRun, run } from './quietly.mjs'
import { trimPackages } from './trim-packages.mjs'

const ADD = ['install', '--no-save']
const QUIET = ['--loglevel=error', '--no-audit', '--no-fund']

/**
 * Installs the locked packages unless they are there already. What is there stays: another Lotline may run from it,
 * and a developer's packages are not taken out by a start.
 */
export async function install({ development }) {
  const present = presentPackages()
  const isWhole = development || [...present.values()].some(({ dev }) => dev)
  const wanted = wantedPackages({ development: isWhole })
  if (missingOf(wanted, present).length === 0) return

  const how = [isWhole ? '--include=dev' : '--omit=dev', ...QUIET]
  const args = [...howToInstall(present), ...how]
  const stop = showProgress('Installing packages', wanted.size, () => installed(wanted))
  try {
    // The lock file names no addresses: without it npm asks for each package even where it has it.
    const { ok } = await run('npm', [...args, '--prefer-offline'], outside())
    if (!ok) await mustRun('npm', args, outside())
    // An optional package that says it needs a later Node than npm runs on is left out, and ours is later: named, it comes.
    const left = missingOf(wanted, presentPackages())
    if (left.length > 0) await mustRun('npm', [...ADD, ...how, ...left], outside())
  } finally {
    stop()
  }
  if (!isWhole) trimPackages(wanted)
}

/** Those that are not there in the locked version, by name and version. */
function missingOf(wanted, present) {
  const missing = [...wanted].filter(
    ([path, { version }]) => present.get(path)?.version !== version,
  )
  return missing.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`)
}

// `npm ci` begins by removing all that is there; --no-save leaves the lock file as it is.
const howToInstall = (present) => (present.size === 0 ? ['ci'] : ADD)

const installed = (wanted) =>
  [...wanted.keys()].filter((path) => existsSync(inProject(path, 'package.json'))).length

// The install may replace the Node among the packages: npm has to run on the one outside.
function outside() {
  const paths = (process.env.PATH ?? '').split(delimiter)
  const kept = paths.filter((path) => !path.startsWith(inProject('node_modules')))
  return { ...process.env, PATH: kept.join(delimiter) }
}
