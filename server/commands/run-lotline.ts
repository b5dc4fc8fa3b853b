import { parseArgs } from 'node:util'
import { nearest } from '#server/platform/nearest.ts'
import { allCommands } from './all-commands.ts'
import { UsageProblem, say, type Command, type Surroundings } from './command.ts'
import { CommandProblem } from './command-problem.ts'
import { readEnvFile } from './env-file.ts'
import { helpOf, overview, usageOf } from './help.ts'

type Process = Omit<Surroundings, 'ownEnv' | 'envFile'> & { usualEnvFile?: string }

const forAll = {
  'env-file': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean' },
} as const

/** Runs `lotline` with these arguments, and answers the exit code. It changes nothing of the process. */
export async function runLotline(args: string[], around: Process): Promise<number> {
  const { command, rest } = commandIn(args)
  try {
    const asked = parseArgs({ args: rest, options: forAll, strict: false, allowPositionals: true })
    const isVersion = command === 'version' || (command === undefined && asked.values.version)
    if (isVersion) return await sayVersion(around)
    if (command === undefined || command === 'help') {
      say(around, helpAbout(asked.positionals[0]))
      return command === undefined && !asked.values.help ? 1 : 0
    }
    const known = commandNamed(command)
    if (asked.values.help) {
      say(around, helpOf(known))
      return 0
    }
    return await run(known, rest, around)
  } catch (error) {
    around.errors.write(`${await inWords(error, command)}\n`)
    return 1
  }
}

/** The first word that is no option is the command; options for all may come before it. */
function commandIn(args: string[]) {
  const { tokens } = parseArgs({
    args,
    options: forAll,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const first = tokens.find(({ kind }) => kind === 'positional')
  if (first?.kind !== 'positional') return { command: undefined, rest: args }
  return { command: first.value, rest: args.toSpliced(first.index, 1) }
}

async function run(command: Command, args: string[], around: Process) {
  const { values, positionals } = parseArgs({
    args,
    options: { ...forAll, ...command.options },
    allowPositionals: true,
  })
  const { env: ownEnv } = around
  const { env, envFile } = readEnvFile(values['env-file'], ownEnv, around.usualEnvFile)
  const act = await command.load()
  return (
    (await act({ values: plain(values), positionals }, { ...around, env, ownEnv, envFile })) ?? 0
  )
}

// None of our options may be given more than once: the last one counts.
const plain = (values: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string | boolean] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'boolean',
    ),
  )

function helpAbout(name: string | undefined) {
  return name === undefined ? overview() : helpOf(commandNamed(name))
}

function commandNamed(name: string): Command {
  const found = allCommands.find((each) => each.name === name)
  if (found) return found
  const near = nearest(
    name,
    allCommands.map((each) => each.name),
  )
  const meant = near ? ` Did you mean "lotline ${near}"?` : ''
  throw new CommandProblem(
    `There is no command "${name}".${meant}\n"lotline help" lists all commands.`,
  )
}

async function sayVersion(around: Process) {
  const { release } = await import('#server/platform/release.ts')
  say(around, release().inWords)
  return 0
}

async function inWords(error: unknown, name: string | undefined) {
  const command = allCommands.find((each) => each.name === name)
  const isTypedWrongly =
    error instanceof UsageProblem ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  if (isTypedWrongly && error instanceof Error && command)
    return [error.message, usageOf(command)].filter(Boolean).join('\n')
  const { describeError } = await import('./describe-error.ts')
  return describeError(error)
}
