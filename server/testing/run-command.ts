import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { runLotline } from '#server/commands/run-lotline.ts'
import { endWithTest } from './end-with-test.ts'
import { commandProgram } from './server-program.ts'

export type CommandResult = { code: number | null; told: string }
type Invocation = {
  args: string[]
  env: Record<string, string>
  typed?: string
  /** In place of the one in /etc. */
  usualEnvFile?: string
}

/** Starts `lotline <name>` as the operator does, with these settings and no others. */
export const startCommand = (name: string, { args, env }: Invocation) =>
  endWithTest(
    spawn(process.execPath, [commandProgram(), name, ...args], {
      env: { PATH: process.env.PATH, ...env },
    }),
  )

/** Runs it to its end, in a process of its own. */
export async function runCommandProcess(name: string, given: Invocation): Promise<CommandResult> {
  const child = startCommand(name, given)
  child.stdin.end(given.typed ?? '')
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, told: out + err }
}

/** Runs it to its end, in this process. */
export async function runCommand(
  name: string,
  { args, env, typed = '', usualEnvFile = '/nowhere' }: Invocation,
): Promise<CommandResult> {
  const [output, errors] = [new PassThrough(), new PassThrough()]
  const heard = Promise.all([text(output), text(errors)])
  const input = Readable.from([typed])
  const code = await runLotline([name, ...args], {
    env,
    input,
    output,
    errors,
    usualEnvFile,
  })
  output.end()
  errors.end()
  const told = await heard
  return { code, told: told.join('') }
}
