import type { Guard } from './guard.ts'

/** What keeps it running: limits, jobs, stopping and starting. */
export const operationGuards: readonly Guard[] = [
  {
    name: 'a transaction that falls silent lets go of its locks',
    of: 'B3',
    file: 'server/platform/database/time-limits.ts',
    is: 'idle_in_transaction_session_timeout: limits.idleInTransaction',
    becomes: 'idle_in_transaction_session_timeout: 0',
    also: [
      {
        file: 'server/platform/database/time-limits.ts',
        is: 'transaction_timeout: limits.transaction',
        becomes: 'transaction_timeout: 0',
      },
    ],
    tests: [
      'server/platform/database/time-limits.test.ts',
      'server/platform/http/database-silent.test.ts',
    ],
  },
  {
    name: 'an answer of the database is waited for so long',
    of: 'B3',
    file: 'server/platform/database/database.ts',
    is: '    query_timeout: time.answer,\n',
    becomes: '',
    tests: ['server/platform/database/time-limits.test.ts'],
  },
  {
    name: 'a connection whose answer stays out is closed',
    of: 'B3',
    file: 'server/platform/database/time-limits.ts',
    is: "error.message === 'Query read timeout'",
    becomes: 'false',
    tests: ['server/platform/database/time-limits.test.ts'],
  },
]
