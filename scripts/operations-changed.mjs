import { spawnSync } from 'node:child_process'

// What the tests of the step `operations` are about, and the packages that speak to PostgreSQL and Redis.
const OPERATED = [
  'deploy/',
  'server/backups/',
  'server/commands/',
  'server/platform/',
  'server/processes/',
  'server/testing/',
  'tools/chaos/',
  'package-lock.json',
]
const LANDS_ON = ['origin/HEAD', 'origin/main']

/**
 * Whether a change touches what operators rely on, against the commit it left the shared branch at. Yes, too, where
 * that commit is not known, as in a clone without its history.
 */
export function areOperationsChanged(folder) {
  const git = (...args) => spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  const head = git('rev-parse', 'HEAD').stdout.trim()
  const bases = LANDS_ON.map((branch) => git('merge-base', 'HEAD', branch).stdout?.trim())
  // On the shared branch itself nobody can say where a change of several commits began.
  const base = bases.find((each) => each && each !== head)
  if (!base) return true
  const { status, stdout } = git('diff', '--name-only', base)
  if (status !== 0) return true
  return stdout.split('\n').some((file) => OPERATED.some((place) => file.startsWith(place)))
}
