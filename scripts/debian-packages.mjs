import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say } from './place.mjs'
import { run } from './quietly.mjs'

// Where services live, which the PATH of people often leaves out.
const SYSTEM_PLACES = ['/usr/sbin', '/sbin']

/** The path of the first of these programs that is on this machine. */
export function findProgram(...names) {
  const { PATH = '' } = process.env
  const folders = [...PATH.split(delimiter), ...SYSTEM_PLACES]
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find((place) => existsSync(place))
}

/** Installs these from Debian's packages where we may; says whether it did. */
export async function installPackages(packages) {
  const apt = await packageManager()
  if (!apt) return false
  say(`Installing ${packages.join(', ')} (apt-get) …`)
  const [program, ...args] = apt
  // One source that cannot be reached does not matter while the packages are found.
  await run(program, [...args, 'update', '-qq'])
  const install = [...args, 'install', '-y', '-qq', '--no-install-recommends', ...packages]
  const { ok, output } = await run(program, install)
  if (!ok) say(output.trim())
  return ok
}

async function packageManager() {
  if (!(await run('apt-get', ['--version'])).ok) return undefined
  // Runlevel 1 keeps a package's scripts from starting its service.
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get']
  if (process.getuid?.() === 0) return apt
  return (await run('sudo', ['-n', 'true'])).ok ? ['sudo', '-n', ...apt] : undefined
}
