// npm run dev, on a fresh clone too: server and web from their sources. Who changes a file sees it at once.
import { install } from './install.mjs'
import { findNode, standBefore } from './node.mjs'
import { say, tell, Unable } from './place.mjs'
import { checkPort } from './port.mjs'
import { unfitSystem } from './unfit-system.mjs'

await tell(async () => {
  const problem = unfitSystem(process.platform)
  if (problem) throw new Unable(problem)
  await checkPort('npm run dev')
  await install({ development: true })
  say('Starting from source; it starts again when a file of the server changes …')
  process.env.LOTLINE_DEV = 'on'
  standBefore(findNode(), ['--watch', '--watch-preserve-output', 'server/main.ts'])
})
