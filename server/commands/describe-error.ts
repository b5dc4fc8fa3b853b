import { BackupProblem } from '../backups/backup-problem.ts'
import { EmbeddedProblem } from '../platform/database/embedded/embedded-problem.ts'
import { MigrationProblem } from '../platform/database/migrations.ts'
import { ContentsProblem } from '../platform/database/restoring.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { ProcessProblem } from '../processes/join-processes.ts'
import { SettingsProblem } from '../settings/settings.ts'

/** What a person at the terminal reads of an error: words where it was to be expected, else where it came from. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected =
    error instanceof SettingsProblem ||
    error instanceof EmbeddedProblem ||
    error instanceof MigrationProblem ||
    error instanceof ContentsProblem ||
    error instanceof BackupProblem ||
    error instanceof ProcessProblem ||
    error instanceof Refusal ||
    error instanceof CommandProblem ||
    ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  if (isExpected) return error.message
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${String(error.port)} is taken. Stop what uses it, or choose another: PORT=3001 npm start`
  if ('code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND'))
    return `The database of DATABASE_URL cannot be reached: ${error.message}`
  return error.stack ?? error.message
}

/** What is wrong with what an operator typed. */
export class CommandProblem extends Error {}
