import type { ParseArgsConfig } from 'node:util'
import type { Readable, Writable } from 'node:stream'

export type Variables = Record<string, string | undefined>

/** What a command reads and writes besides the database: a process's own, or those of a test. */
export type Surroundings = {
  /** The environment, completed from the env file. */
  env: Variables
  /** The environment without the env file, for what an operator says for one run only. */
  ownEnv: Variables
  /** The env file that was read. */
  envFile: string | undefined
  input: Readable
  output: Writable
  errors: Writable
}

export type CommandLine = {
  positionals: string[]
  values: Record<string, string | boolean | undefined>
}

/** Answers the exit code; nothing is 0. */
export type Run = (given: CommandLine, around: Surroundings) => Promise<number | void>

export type Command = {
  name: string
  /** What follows the name. */
  usage: string
  about: string
  /** What `--help` adds. */
  details?: string
  options?: NonNullable<ParseArgsConfig['options']>
  /** Reads the command's modules only when it runs, so that help and refusals are there at once. */
  load: () => Promise<Run>
}

/** The command was typed wrongly; its usage is shown. */
export class UsageProblem extends Error {}

export function say({ output }: Pick<Surroundings, 'output'>, line: string) {
  output.write(`${line}\n`)
}
