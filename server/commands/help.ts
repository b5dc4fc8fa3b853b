import { allCommands } from './all-commands.ts'
import type { Command } from './command.ts'
import { DEFAULT_ENV_FILE } from './env-file.ts'

const SETTINGS = `Settings come from the environment. --env-file FILE completes them from a file of NAME=value lines.
With no settings at all, ${DEFAULT_ENV_FILE} is read when it is there.`

export function overview(): string {
  const lines = [
    ...allCommands.map(({ name, about }) => [name, about] as const),
    ['help [COMMAND]', 'Shows this, or more about a command.'] as const,
    ['version', 'Says which version this is.'] as const,
  ]
  const width = Math.max(...lines.map(([name]) => name.length))
  return [
    'lotline COMMAND [--env-file FILE]',
    '',
    ...lines.map(([name, about]) => `  ${name.padEnd(width)}  ${about}`),
    '',
    SETTINGS,
  ].join('\n')
}

export const usageOf = ({ name, usage }: Command) => `Usage: lotline ${name} ${usage}`.trimEnd()

export const helpOf = (command: Command) =>
  [
    usageOf(command),
    '',
    command.about,
    ...(command.details ? [command.details] : []),
    '',
    SETTINGS,
  ].join('\n')
