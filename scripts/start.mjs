// npm start, on a fresh clone too. Runs on any Node from 18 and has the right one run the server.
import { build, buildRelease } from './build.mjs'
import { makeDatabaseAhead } from './database-ahead.mjs'
import { needsEarlierPostgres } from './earlier-postgres.mjs'
import { install } from './install.mjs'
import { findNode, standBefore } from './node.mjs'
import { tell, Unable } from './place.mjs'
import { checkPort } from './port.mjs'
import { memoryFlags, memorySettings } from './server-memory.mjs'
import { unfitSystem } from './unfit-system.mjs'

await tell(async () => {
  const problem = unfitSystem(process.platform)
  if (problem) throw new Unable(problem)
  await checkPort('npm start')
  await install({ development: false })
  if (needsEarlierPostgres()) await install({ development: true })
  const isRelease = process.env.NODE_ENV === 'production'
  await Promise.all([isRelease ? buildRelease() : build(), makeDatabaseAhead()])
  standBefore(findNode(), [...memoryFlags, 'dist/server/main.js'], { settings: memorySettings })
})
