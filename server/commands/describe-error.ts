import { BackupProblem } from '#server/backups/backup-problem.ts'
import { stackInSource } from '#server/logging/stack-in-source.ts'
import { EmbeddedProblem } from '#server/platform/database/embedded/embedded-problem.ts'
import { MigrationProblem } from '#server/platform/database/migrations.ts'
import { PoolerProblem } from '#server/platform/database/pooler.ts'
import { ContentsProblem } from '#server/platform/database/restoring.ts'
import { GeneratedFileProblem } from '#server/platform/generate-once.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { ProcessProblem } from '#server/processes/join-processes.ts'
import { SettingsProblem } from '#server/settings/settings.ts'
import { codeOf } from '#server/platform/code-of.ts'
import { CommandProblem } from './command-problem.ts'

const EXPECTED = [
  SettingsProblem,
  EmbeddedProblem,
  MigrationProblem,
  ContentsProblem,
  PoolerProblem,
  BackupProblem,
  ProcessProblem,
  GeneratedFileProblem,
  Refusal,
  CommandProblem,
]

/** Whether an error's message is all that an operator needs. */
export const isExpected = (error: unknown): boolean => sentenceOf(error) !== undefined

/** An error as the terminal shows it: the message alone when it was to be expected, otherwise the stack trace. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return sentenceOf(error) ?? (error.stack ? stackInSource(error.stack) : error.message)
}

function sentenceOf(error: unknown) {
  if (EXPECTED.some((kind) => error instanceof kind) && error instanceof Error) return error.message
  const code = codeOf(error)
  if (code === 'EADDRINUSE' && error instanceof Error && 'port' in error)
    return `Port ${String(error.port)} is taken. Stop what uses it, or choose another with PORT.`
  return undefined
}
