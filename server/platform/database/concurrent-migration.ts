const MARK = /^-- concurrently$/m
const CREATE = /^create (?:unique )?index concurrently if not exists (\w+) on /i
const DROP = /^drop index concurrently if exists \w+$/i

/**
 * The statements of a migration that is marked `-- concurrently`; undefined for any other. They run one by one
 * and outside of a transaction, while the tables are read and written. Each must be repeatable.
 */
export function concurrentStatements(sql: string): string[] | undefined {
  if (!MARK.test(sql)) return undefined
  const statements = sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .map((each) => each.trim())
    .filter(Boolean)
  const other = statements.find((each) => !CREATE.test(each) && !DROP.test(each))
  if (other)
    throw new Error(
      `a concurrent migration has nothing but "create index concurrently if not exists" and "drop index concurrently if exists", not: ${other}`,
    )
  return statements
}

/** The index that a statement makes, if it does. */
export const indexOf = (statement: string) => CREATE.exec(statement)?.[1]
