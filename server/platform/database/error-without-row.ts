import { DatabaseError } from 'pg'

/**
 * What the log may keep of an error of PostgreSQL, or of one caused by it. That is where it happened, never the
 * row, which may hold addresses, prices and hashes. Undefined for any other error.
 */
export function errorWithoutRow(error: Error) {
  const cause = error instanceof DatabaseError ? error : error.cause
  if (!(cause instanceof DatabaseError)) return undefined
  const { code, schema, table, column, constraint, routine } = cause
  const message = withoutValues(cause.message)
  const stack = error.stack?.replace(cause.message, message)
  return { type: 'DatabaseError', message, code, schema, table, column, constraint, routine, stack }
}

// "invalid input syntax for type integer: "12 Elm Street""
const withoutValues = (message: string) => message.replace(/: ".*"/s, ': "…"')
