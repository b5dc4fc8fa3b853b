import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { endWithTest } from './end-with-test.ts'

export type CommandResult = { code: number | null; told: string }
type Command = { args: string[]; env: Record<string, string> }

/** Starts `server/commands/<name>.ts` as the operator does, with these settings and no others. */
export const startCommand = (name: string, { args, env }: Command) =>
  endWithTest(
    spawn(process.execPath, [`server/commands/${name}.ts`, ...args], {
      env: { PATH: process.env.PATH, ...env },
    }),
  )

/** Runs it to its end. */
export async function runCommand(name: string, command: Command): Promise<CommandResult> {
  const child = startCommand(name, command)
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code, told: out + err }
}
