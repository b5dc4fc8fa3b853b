import { createServer } from 'node:net'
import { Unable } from './place.mjs'

/** Known at once rather than after everything has started. `command` is how it would be started at another port. */
export async function checkPort(command) {
  const { PORT: port = '3000', HOST: host = '127.0.0.1' } = process.env
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return
  const problem = await new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(error.code))
    probe.listen(Number(port), host, () => probe.close(() => resolve(undefined)))
  })
  if (problem !== 'EADDRINUSE') return
  throw new Unable(
    `Port ${port} is taken: something, perhaps Lotline itself, listens there already.\n` +
      `Stop it, or choose another port: PORT=${Number(port) + 1} ${command}`,
  )
}
