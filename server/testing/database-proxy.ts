import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './free-port.ts'

export type DatabaseProxy = {
  url: string
  /** Breaks every connection and takes no new ones. */
  cut(): Promise<void>
  mend(): Promise<void>
}

/** A way to a database that a test can cut. */
export async function databaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const port = await freePort()
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const database = connect(placeOf(databaseUrl))
    for (const socket of [client, database]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        database.destroy()
      })
    }
    client.pipe(database).pipe(client)
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

  await mend()
  return { url: through(databaseUrl, port), cut, mend }
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
