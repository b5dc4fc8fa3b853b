import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { givenIn, isSetting } from '#server/settings/environment.ts'
import type { Variables } from './command.ts'
import { CommandProblem } from './command-problem.ts'

export const DEFAULT_ENV_FILE = '/etc/lotline/lotline.env'

// Shells and service managers set these, or a command takes them; they do not say which Lotline is meant.
const SAY_NOTHING = new Set(['NODE_ENV', 'HOST', 'PORT', 'LOG_LEVEL', 'ADMIN_PASSWORD'])

type Read = { env: Variables; envFile: string | undefined }

/** Completes the environment from the file that was named, or without any settings from the usual one. */
export function readEnvFile(
  named: string | undefined,
  env: Variables,
  usual: string = DEFAULT_ENV_FILE,
): Read {
  if (named !== undefined) return complete(env, resolve(named), textOf(named))
  const isSaid = Object.keys(givenIn(env)).some((name) => isSetting(name) && !SAY_NOTHING.has(name))
  const text = isSaid ? undefined : textOfUsual(usual)
  return text === undefined ? { env, envFile: undefined } : complete(env, usual, text)
}

// As Node's own --env-file: what the environment says goes before the file.
const complete = (env: Variables, envFile: string, text: string) => ({
  env: { ...parseEnv(text), ...givenIn(env) },
  envFile,
})

function textOf(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new CommandProblem(`The env file ${file} cannot be read: ${reasonOf(error)}.`)
  }
}

function textOfUsual(file: string) {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (reasonOf(error) === NOT_THERE) return undefined
    // Silence would mean another database than the one of this machine.
    throw new CommandProblem(
      `${file} is there, but cannot be read: ${reasonOf(error)}. Run this as root or as Lotline's user.`,
    )
  }
}

const NOT_THERE = 'there is no such file'

function reasonOf(error: unknown) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOENT' || code === 'ENOTDIR') return NOT_THERE
  if (code === 'EACCES' || code === 'EPERM') return 'this account may not read it'
  if (code === 'EISDIR') return 'it is a folder'
  return error instanceof Error ? error.message : String(error)
}
