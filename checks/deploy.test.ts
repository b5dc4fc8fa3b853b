import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { eventually } from '#server/testing/eventually.ts'
import { serverProgram } from '#server/testing/server-program.ts'

const isThere = [
  '/usr/lib/postgresql',
  '/usr/bin/curl',
  '/usr/sbin/nginx',
  '/usr/bin/redis-server',
].every((path) => existsSync(path))

test.skipIf(!isThere)(
  'the processes of deploy/try.sh serve through nginx, and all end with it',
  async () => {
    const parent = mkdtempSync(join(tmpdir(), 'lotline-test-'))
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
    // The account of PostgreSQL has to get through.
    chmodSync(parent, 0o711)
    const folder = join(parent, 'try')
    // Six more follow it: below those that the system gives to connections and to other tests.
    const port = 20_000 + 10 * (process.pid % 1000)
    const child = spawn('bash', ['deploy/try.sh', folder], {
      env: { PATH: process.env.PATH, PORT: String(port), PROGRAM: serverProgram() },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    onTestFinished(() => void child.kill())
    const [line] = await once(createInterface(child.stdout), 'line')
    expect(line).toContain(`Lotline is at http://localhost:${port} `)
    const address = `http://localhost:${port}`

    // Degraded while one of them does not hear Redis.
    expect(await (await fetch(`${address}/readyz`)).json()).toEqual({ status: 'ok' })
    // A write is passed on by another location than a read.
    const refused = await fetch(`${address}/offers/1/accept`, { method: 'PUT' })
    expect(refused.status).toBe(403)
    expect(refused.headers.get('Content-Type')).toContain('json')
    const socket = new WebSocket(`ws://localhost:${port}/cable`, 'actioncable-v1-json', {
      origin: address,
    })
    await once(socket, 'open')
    socket.terminate()

    const names = readdirSync(folder).filter((name) => name.endsWith('.pid'))
    expect(names).toHaveLength(7)
    const ids = names.map((name) => Number(readFileSync(join(folder, name), 'utf8')))
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await eventually(
      async () => ids.filter(isAlive),
      (living) => living.length === 0,
    )
  },
)

function isAlive(id: number) {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
