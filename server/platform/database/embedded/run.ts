import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Account } from './account.ts'
import { EmbeddedProblem } from './embedded-problem.ts'

const execute = promisify(execFile)

type Call = { args: string[]; account: Account; cwd?: string; input?: string }

/** Runs a program to its end; what it printed becomes the problem when it fails. */
export async function run(program: string, { args, account, cwd, input }: Call): Promise<void> {
  const running = execute(program, args, { ...account, cwd: cwd ?? '/' })
  running.child.stdin?.on('error', () => {})
  running.child.stdin?.end(input ?? '')
  await running.catch((error: Error & { stdout?: string; stderr?: string }) => {
    throw new EmbeddedProblem(
      `${program} failed: ${error.stderr || error.stdout || error.message}`.trim(),
    )
  })
}

export async function succeeds(program: string, call: Call): Promise<boolean> {
  return run(program, call).then(
    () => true,
    () => false,
  )
}
