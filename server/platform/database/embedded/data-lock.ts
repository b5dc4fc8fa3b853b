import { statSync, unlinkSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { EmbeddedProblem } from './embedded-problem.ts'

/**
 * Claims a data directory for this process and returns a function that releases it. The claim is a listening
 * socket, not a file. The kernel drops it with the process, however that dies, so there is no stale lock to
 * judge and no race over one.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const address = addressOf(directory)
  const server = createServer((socket) => socket.end(String(process.pid)))
  server.unref()
  if (await listens(server, address)) return () => void server.close()

  const holder = await whoHolds(address)
  if (holder === 'nobody' && !address.startsWith('\0')) {
    unlinkSync(address)
    if (await listens(server, address)) return () => void server.close()
  }
  throw new EmbeddedProblem(
    `Lotline is already running on ${directory} (${holder}). ` +
      'Stop it first, or set DATA_DIR to another directory.',
  )
}

function addressOf(directory: string) {
  const { dev, ino } = statSync(directory)
  const name = `lotline-${dev}-${ino}`
  // Linux has addresses without a file; elsewhere a file is needed.
  return process.platform === 'linux' ? `\0${name}` : join(tmpdir(), `${name}.lock`)
}

function listens(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(address, () => resolve(true))
  })
}

async function whoHolds(address: string) {
  const socket = connect(address)
  socket.setTimeout(1000, () => socket.end())
  try {
    return `process ${(await text(socket)) || 'unknown'}`
  } catch {
    return 'nobody'
  }
}
