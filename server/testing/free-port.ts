import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

// Below the system's ephemeral ports, and a separate range for each test process
// so that nobody else can take this one in between.
const LOWEST = 20_000
const STRETCHES = 12
const STRETCH = 1000
const first = LOWEST + (Number(process.env.VITEST_POOL_ID ?? 0) % STRETCHES) * STRETCH

// In turn: at a port used before, fetch may still hold connections to the site that was there.
let turn = randomInt(STRETCH)

/** A port nobody listens on just now. */
export async function freePort(): Promise<number> {
  turn = (turn + 1) % STRETCH
  const port = first + turn
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return freePort()
  }
  server.close()
  await once(server, 'close')
  return port
}
