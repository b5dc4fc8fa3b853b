import { readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { inProject, say } from './place.mjs'
import { mustRun } from './quietly.mjs'

/** Installs the locked packages unless they are there already. */
export async function install({ development }) {
  if (isInstalled(development)) return
  say('Installing packages (npm ci) …')
  const extra = development ? ['--include=dev'] : []
  await mustRun('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund', ...extra], outside())
}

// npm itself notes at the end of every install what it installed: no stamp of ours could go stale.
function isInstalled(development) {
  const wanted = packagesIn('package-lock.json')
  const present = packagesIn('node_modules/.package-lock.json')
  return Object.entries(wanted).every(([path, { version, optional, devOptional, dev }]) => {
    if (path === '') return true
    if (present[path]) return present[path].version === version
    return optional || devOptional || (dev && !development)
  })
}

function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8')).packages
  } catch {
    return {}
  }
}

// The install replaces node_modules, and with it the Node there: npm has to run on the one outside.
function outside() {
  const paths = (process.env.PATH ?? '').split(delimiter)
  const kept = paths.filter((path) => !path.startsWith(inProject('node_modules')))
  return { ...process.env, PATH: kept.join(delimiter) }
}
