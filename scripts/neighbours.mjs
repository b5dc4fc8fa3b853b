import { existsSync } from 'node:fs'
import { findProgram, installPackages } from './debian-packages.mjs'
import { say } from './place.mjs'

// Program and Debian package have the same name.
const NEIGHBOURS = ['nginx', 'pgbouncer', 'caddy', 'redis-server']
// A search server, whose program is called otherwise.
const SPHINX = { program: 'searchd', package: 'sphinxsearch' }
// Debian keeps the programs of a server out of everybody's way.
const POSTGRES = '/usr/lib/postgresql'

/** The programs that tests of several processes need; without a program, its tests are skipped. */
export async function provideNeighbours() {
  const missing = NEIGHBOURS.filter((name) => !findProgram(name))
  if (!findProgram(SPHINX.program)) missing.push(SPHINX.package)
  if (!existsSync(POSTGRES)) missing.push('postgresql')
  if (missing.length === 0) return
  // systemd would start them as services of this machine, which is for its owner to decide.
  if (!existsSync('/run/systemd/system') && (await installPackages(missing))) return
  say(
    `Not here: ${missing.join(', ')}. Tests that need them are skipped (on Debian: apt-get install …).`,
  )
}
