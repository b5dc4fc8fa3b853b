import { spawnSync } from 'node:child_process'

const LANDS_ON = ['origin/HEAD', 'origin/main']

/**
 * The files that differ from the commit where the change left the shared branch, committed or not. `undefined` where
 * that commit is not known: in a clone without its history, or on the shared branch itself, where nobody can say in
 * which of several commits a change began.
 */
export function filesOfChange(folder) {
  const head = git(folder, 'rev-parse', 'HEAD')
  const bases = LANDS_ON.map((branch) => git(folder, 'merge-base', 'HEAD', branch))
  const base = bases.find((each) => each && each !== head)
  return base ? filesSince(folder, base) : undefined
}

/** The files of the last commit, and those that are not committed. `undefined` where there is no commit before it. */
export function filesOfLastCommit(folder) {
  return filesSince(folder, 'HEAD~1')
}

function filesSince(folder, base) {
  const changed = git(folder, 'diff', '--no-renames', '--name-only', base)
  const untracked = git(folder, 'ls-files', '--others', '--exclude-standard') ?? ''
  return changed === undefined ? undefined : `${changed}\n${untracked}`.split('\n').filter(Boolean)
}

/** What git prints, without its last line break, or `undefined` when it fails. */
function git(folder, ...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}
