import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from './free-port.ts'

export type DatabaseProxy = {
  url: string
  /** Breaks every connection and takes no new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
  /** Keeps every connection and accepts new ones, but forwards nothing, not even a close. */
  silence(): void
  speak(): void
  /** Each piece of what is said arrives so much later; 0 ends it. */
  slow(ms: number): void
  /** Silences the existing connections for good; new ones work. */
  strand(): void
}

/** A proxy to a database that a test can cut or silence. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const stranded = new WeakSet<Socket>()
  const left = new Set<Socket>()
  let isSilent = false
  let lateMs = 0
  const server = createServer((client) => {
    const database = connect(placeOf(databaseUrl))
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(socket)
      let underway = Promise.resolve()
      let late = 0
      socket.on('data', (bytes) => {
        if (lateMs === 0 && late === 0) return pass(bytes)
        late += 1
        // One after the other, or a shorter wait would overtake a longer one.
        underway = underway.then(() => passLate(bytes))
      })
      const passLate = async (bytes: Buffer) => {
        await sleep(lateMs)
        late -= 1
        pass(bytes)
      }
      const pass = (bytes: Buffer) => {
        if (!other.write(bytes)) socket.pause()
      }
      socket.on('drain', () => {
        if (!isSilent && !stranded.has(other)) other.resume()
      })
      if (isSilent) socket.pause()
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        // In a silent network neither side learns that the other has closed.
        if (isSilent || stranded.has(socket)) left.add(other)
        else other.destroy()
      })
    }
  })

  async function mend() {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  async function cut() {
    const closed = once(server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }
  function silence() {
    isSilent = true
    for (const socket of sockets) socket.pause()
  }
  function speak() {
    isSilent = false
    for (const socket of sockets) if (!stranded.has(socket)) socket.resume()
    for (const socket of left) if (!stranded.has(socket)) socket.destroy()
  }
  function slow(ms: number) {
    lateMs = ms
  }
  function strand() {
    for (const socket of sockets) stranded.add(socket.pause())
  }

  await mend()
  return { url: through(databaseUrl, port), cut, mend, silence, speak, slow, strand }
}

/** Where it listens: a folder of sockets stands in place of a host. */
function placeOf(databaseUrl: string) {
  const { hostname, port } = new URL(databaseUrl)
  const host = decodeURIComponent(hostname)
  const number = Number(port || 5432)
  return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${number}` } : { host, port: number }
}

function through(databaseUrl: string, port: number) {
  const { username, password, pathname } = new URL(databaseUrl)
  return `postgres://${username}${password && `:${password}`}@127.0.0.1:${port}${pathname}`
}
