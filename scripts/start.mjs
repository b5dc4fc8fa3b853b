// npm start, on a fresh clone too. Runs on any Node from 18 and has the right one run the server.
import { build, buildRelease } from './build.mjs'
import { needsEarlierPostgres } from './earlier-postgres.mjs'
import { install } from './install.mjs'
import { findNode, standBefore } from './node.mjs'
import { tell, Unable } from './place.mjs'
import { checkPort } from './port.mjs'
import { unfitSystem } from './unfit-system.mjs'

await tell(async () => {
  const problem = unfitSystem(process.platform)
  if (problem) throw new Unable(problem)
  await checkPort('npm start')
  await install({ development: false })
  if (needsEarlierPostgres()) await install({ development: true })
  await (process.env.NODE_ENV === 'production' ? buildRelease() : build())
  standBefore(findNode(), ['dist/server/main.js'])
})
