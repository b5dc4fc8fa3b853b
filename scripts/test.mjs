// npm test, on a fresh clone too: every check and test, or only the steps that are named. Runs on any Node from 18.
import { findChromium } from './chromium.mjs'
import { install } from './install.mjs'
import { provideNeighbours } from './neighbours.mjs'
import { say, tell, Unable } from './place.mjs'
import { steps } from './steps.mjs'

await tell(async () => {
  const named = process.argv.slice(2)
  const names = named.length > 0 ? named : Object.keys(steps)
  const unknown = names.find((name) => !steps[name])
  if (unknown) {
    throw new Unable(`There is no step "${unknown}", only ${Object.keys(steps).join(', ')}.`)
  }

  await install({ development: true })
  if (names.includes('components') || names.includes('e2e')) await findChromium()
  if (names.includes('server')) await provideNeighbours()
  const results = []
  for (const name of names) results.push(await perform(name))

  say(`\n${summary(results)}`)
  process.exitCode = results.every(({ ok }) => ok) ? 0 : 1
})

async function perform(name) {
  const begun = Date.now()
  const result = await steps[name]()
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  say(`${result.ok ? 'ok    ' : 'FAILED'} ${name.padEnd(14)}${seconds.padStart(6)} s`)
  if (!result.ok) say(`\n${result.output.trim()}\n`)
  for (const test of result.unsteady) say(`       only at the second try: ${test}`)
  return result
}

function summary(results) {
  const sum = (kind) => results.reduce((total, result) => total + result[kind], 0)
  const skipped = sum('skipped')
  const line = `${sum('passed')} passed, ${sum('failed')} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
