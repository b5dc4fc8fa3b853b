import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { concurrentStatements } from './concurrent-migration.ts'

export type Migration = {
  number: number
  name: string
  file: string
  sha256: string
  sql: string
  /** Of one that runs while its tables are in use. */
  statements: string[] | undefined
}

/** One that a database, or a backup, has recorded. */
export type Applied = Pick<Migration, 'number' | 'name' | 'sha256'>

/** The database and the code do not fit together; the message says how. */
export class MigrationProblem extends Error {}

/** The numbered files of a folder, in order; a gap or a number used twice is refused. */
export function readMigrations(folder: string): Migration[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'))
  return inOrder(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]))
}

/** The same of files that are not in a folder, by name and text. */
export function inOrder(files: [file: string, text: string][]): Migration[] {
  const sorted = files.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return sorted.map(([file, text], index) => {
    const [, digits, name] = /^(\d{4})-([a-z0-9-]+)\.sql$/.exec(file) ?? []
    if (!digits || !name) throw new MigrationProblem(`${file} is not named NNNN-name.sql.`)
    const number = Number(digits)
    if (number !== index + 1) {
      const expected = String(index + 1).padStart(4, '0')
      throw new MigrationProblem(
        `Migration ${expected} was expected where ${file} stands: numbers have no gaps and are used once.`,
      )
    }
    const sql = text.replaceAll('\r\n', '\n')
    const sha256 = createHash('sha256').update(sql).digest('hex')
    return { number, name, file, sql, sha256, statements: statementsOf(file, sql) }
  })
}

function statementsOf(file: string, sql: string) {
  try {
    return concurrentStatements(sql)
  } catch (error) {
    throw new MigrationProblem(`${file}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
