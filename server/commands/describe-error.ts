import { BackupProblem } from '#server/backups/backup-problem.ts'
import { stackInSource } from '#server/logging/stack-in-source.ts'
import { EmbeddedProblem } from '#server/platform/database/embedded/embedded-problem.ts'
import { MigrationProblem } from '#server/platform/database/migrations.ts'
import { PoolerProblem } from '#server/platform/database/pooler.ts'
import { ContentsProblem } from '#server/platform/database/restoring.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { ProcessProblem } from '#server/processes/join-processes.ts'
import { SettingsProblem } from '#server/settings/settings.ts'

/** An error as the terminal shows it: the message alone when it was to be expected, otherwise the stack trace. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isExpected =
    error instanceof SettingsProblem ||
    error instanceof EmbeddedProblem ||
    error instanceof MigrationProblem ||
    error instanceof ContentsProblem ||
    error instanceof PoolerProblem ||
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
  return error.stack ? stackInSource(error.stack) : error.message
}

/** The operator typed the command wrongly; the message says how. */
export class CommandProblem extends Error {}
