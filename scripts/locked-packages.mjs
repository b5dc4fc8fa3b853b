import { readFileSync } from 'node:fs'
import { inProject } from './place.mjs'

/** Which packages the lock file wants on this system, by path; without development those of the tests are left out. */
export function wantedPackages({ development }) {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json')
  const asked = { ...dependencies, ...optionalDependencies, ...(development && devDependencies) }
  return packagesBehind(Object.keys(asked))
}

/** These packages of ours, and all that they need. */
export function packagesBehind(names) {
  const { packages } = read('package-lock.json')
  const found = new Map()
  take('', names)
  return found

  function take(from, needed) {
    for (const name of needed) {
      const path = placeOf(name, from)
      if (!path || found.has(path) || !fits(packages[path])) continue
      found.set(path, packages[path])
      take(path, needsOf(packages[path]))
    }
  }

  function placeOf(name, from) {
    const path = from ? `${from}/node_modules/${name}` : `node_modules/${name}`
    if (packages[path]) return path
    const above = from.lastIndexOf('/node_modules/')
    return from ? placeOf(name, from.slice(0, Math.max(above, 0))) : undefined
  }
}

// npm itself notes at the end of every install what it installed: a note of ours could go stale.
export function presentPackages() {
  try {
    return new Map(Object.entries(read('node_modules/.package-lock.json').packages))
  } catch {
    return new Map()
  }
}

const read = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'))

function needsOf(each) {
  const { dependencies, optionalDependencies, peerDependencies = {} } = each
  const peers = Object.keys(peerDependencies)
  const needed = peers.filter((name) => !each.peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...needed]
}

/** By the rules npm goes by: a package of programs is there once for each system. */
const fits = ({ os, cpu, libc }) =>
  isAmong(os, process.platform) &&
  isAmong(cpu, process.arch) &&
  (!libc || isAmong(libc, libcHere()))

function isAmong(named, ours) {
  if (!named) return true
  const names = [named].flat()
  const refused = names.filter((each) => each.startsWith('!'))
  if (refused.length > 0) return !refused.includes(`!${ours}`)
  return names.includes(ours)
}

let libcFound

// To ask takes a moment, and only a few packages differ by it.
function libcHere() {
  if (process.platform !== 'linux') return undefined
  process.report.excludeNetwork = true
  libcFound ??= process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
  return libcFound
}
