import { spawn, type ChildProcess } from 'node:child_process'
import { endWithTest } from './end-with-test.ts'
import { eventually } from './eventually.ts'
import { freePort } from './free-port.ts'
import { serverProgramHere } from './server-program.ts'

export type ServerProcess = { address: string; child: ChildProcess }

/** The whole server in a process of its own, once it is ready; it ends with its test at the latest. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const port = env['PORT'] ?? String(await freePort())
  const child = endWithTest(
    spawn(process.execPath, [serverProgramHere()], {
      env: { PATH: process.env.PATH, LOG_LEVEL: 'fatal', ...env, PORT: port },
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  const address = `http://localhost:${port}`
  await eventually(
    async () => child.exitCode ?? isReady(address),
    (ready) => ready !== false,
    100,
  )
  if (child.exitCode !== null) throw new Error('The server ended before it was ready')
  return { address, child }
}

/** What a balancer asks before it sends requests. */
export const isReady = (address: string): Promise<boolean> =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
