import { existsSync } from 'node:fs'
import { delimiter } from 'node:path'
import { presentPackages, wantedPackages } from './locked-packages.mjs'
import { inProject } from './place.mjs'
import { showProgress } from './progress.mjs'
import { mustRun, run } from './quietly.mjs'
import { trimPackages } from './trim-packages.mjs'

const QUIET = ['--loglevel=error', '--no-audit', '--no-fund']

/**
 * Installs the locked packages unless they are there already. What is there stays: another Lotline may run from it,
 * and a developer's packages are not taken out by a start.
 */
export async function install({ development }) {
  const present = presentPackages()
  const isWhole = development || [...present.values()].some(({ dev }) => dev)
  const wanted = wantedPackages({ development: isWhole })
  if ([...wanted].every(isPresent)) return

  const args = [...howToInstall(present), isWhole ? '--include=dev' : '--omit=dev', ...QUIET]
  const stop = showProgress('Installing packages', wanted.size, () => installed(wanted))
  try {
    // The lock file names no addresses: without it npm asks for each package even where it has it.
    const { ok } = await run('npm', [...args, '--prefer-offline'], outside())
    if (!ok) await mustRun('npm', args, outside())
  } finally {
    stop()
  }
  if (!isWhole) trimPackages(wanted)

  function isPresent([path, { version, optional }]) {
    const found = present.get(path)
    return found ? found.version === version : Boolean(optional)
  }
}

// `npm ci` begins by removing all that is there; --no-save leaves the lock file as it is.
const howToInstall = (present) => (present.size === 0 ? ['ci'] : ['install', '--no-save'])

const installed = (wanted) =>
  [...wanted.keys()].filter((path) => existsSync(inProject(path, 'package.json'))).length

// The install may replace the Node among the packages: npm has to run on the one outside.
function outside() {
  const paths = (process.env.PATH ?? '').split(delimiter)
  const kept = paths.filter((path) => !path.startsWith(inProject('node_modules')))
  return { ...process.env, PATH: kept.join(delimiter) }
}
