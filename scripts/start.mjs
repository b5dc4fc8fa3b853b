// npm start, on a fresh clone too. Runs on any Node from 18 and has the right one run the server.
import { createServer } from 'node:net'
import { build } from './build.mjs'
import { needsEarlierPostgres } from './earlier-postgres.mjs'
import { install } from './install.mjs'
import { standBefore, findNode } from './node.mjs'
import { tell, Unable } from './place.mjs'
import { unfitSystem } from './unfit-system.mjs'

await tell(async () => {
  const problem = unfitSystem(process.platform)
  if (problem) throw new Unable(problem)
  await checkPort()
  await install({ development: false })
  if (needsEarlierPostgres()) await install({ development: true })
  await build()
  standBefore(findNode(), ['dist/server/main.js'])
})

/** Known at once rather than after everything has started. */
async function checkPort() {
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
      `Stop it, or choose another port: PORT=${Number(port) + 1} npm start`,
  )
}
