import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/testing/free-port.ts'

export type Server = { address: string; process: ChildProcess; stop(): Promise<void> }
type Program = {
  file: string
  env: Record<string, string>
  /** What Node itself is told. */
  flags?: readonly string[]
  ready: string
  /** Another checkout, to be compared with. */
  folder?: string | undefined
  /** What its log has to say as well. */
  says?: string | undefined
}

const root = fileURLToPath(new URL('../../..', import.meta.url))
const PATIENCE_MS = 120_000
const ASK_EVERY_MS = 5

/** Runs a Node program as a server in a process of its own, until it first answers at `ready`. */
export async function startProgram(
  keep: AsyncDisposableStack,
  { file, env, flags = [], ready, folder = root, says }: Program,
): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [...flags, file], {
    cwd: folder,
    env: { PATH: process.env.PATH, PORT: String(port), ...env },
    stdio: ['ignore', says ? 'pipe' : 'ignore', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  keep.defer(stop)
  const said = says && child.stdout ? untilSaid(child.stdout, says) : undefined
  const address = `http://127.0.0.1:${port}`
  await untilAnswered(child, address + ready)
  await said
  return { address, process: child, stop }
}

async function untilSaid(log: Readable, message: string) {
  const lines = createInterface(log)
  for await (const line of lines) if (line.includes(message)) break
  // What nobody reads would make the server wait.
  log.resume()
}

async function untilAnswered(child: ChildProcess, url: string) {
  const deadline = Date.now() + PATIENCE_MS
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered')
    const answer = await fetch(url, { headers: { Accept: 'text/html' } }).catch(() => undefined)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await sleep(ASK_EVERY_MS)
  }
  throw new Error('The server did not answer')
}
