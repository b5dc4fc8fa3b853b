// npm test, on a fresh clone too: every step, or only those that are named, or files of one step. Runs on any Node from 20.
import { install } from './install.mjs'
import { areOperationsChanged } from './operations-changed.mjs'
import { nextPart, PARTS, passPart, wordsOfPart } from './parts.mjs'
import { root, say, tell, Unable } from './place.mjs'
import { LIGHT, runFiles, steps } from './steps.mjs'

const SLOWEST = 10
// A file of tests that takes longer is worth a look.
const LONG_SECONDS = 15

await tell(async () => {
  const { names, rest, isLong, isPart } = asked(process.argv.slice(2))
  if (isLong) process.env.LOTLINE_LONG = '1'
  await install({ development: true })
  if (rest.length > 0) {
    process.exitCode = await runFiles(names[0], rest)
    return
  }

  const part = isPart ? nextPart() : undefined
  const results = await performAll(names, part && `${part}/${PARTS}`)
  const isOk = results.every(({ ok }) => ok)
  sayWhichWereSlow(results.flatMap(({ files }) => files))
  if (part) say(`\n${wordsOfPart(part)}`)
  if (part && isOk) passPart(part)
  say(`\n${summary(results)}`)
  process.exitCode = isOk ? 0 : 1
})

/** Steps stand first; what follows goes to the one step's own tool. */
function asked([first, ...others]) {
  const isLong = first === '--long'
  const args = isLong || first === undefined ? others : [first, ...others]
  const end = args.findIndex((arg) => !(arg in steps))
  const names = end < 0 ? args : args.slice(0, end)
  const rest = end < 0 ? [] : args.slice(end)
  if (rest.length > 0 && names.length !== 1) {
    throw new Unable(
      `There is no step "${rest[0]}", only ${Object.keys(steps).join(', ')}.\n` +
        'One file of tests: npm run server -- server/offers/offers.test.ts',
    )
  }
  if (names.length > 0) return { names, rest, isLong, isPart: false }
  return { names: usualSteps(isLong), rest, isLong, isPart: !isLong && !process.env.CI }
}

/** What operators rely on takes minutes to try: it is tried at night, and by CI when it changed. */
function usualSteps(isLong) {
  const areOperationsTried = isLong || (process.env.CI && areOperationsChanged(root))
  return Object.keys(steps).filter((name) => name !== 'operations' || areOperationsTried)
}

/** The light steps two at a time, the others one after the other: each of those uses the whole machine. */
async function performAll(names, part) {
  const light = names.filter((name) => LIGHT.includes(name))
  const results = []
  const takeTurns = async () => {
    for (let name = light.shift(); name; name = light.shift())
      results.push(await perform(name, part))
  }
  await Promise.all([takeTurns(), takeTurns()])
  for (const name of names.filter((each) => !LIGHT.includes(each)))
    results.push(await perform(name, part))
  return results
}

async function perform(name, part) {
  const begun = Date.now()
  const result = await steps[name](part)
  const seconds = ((Date.now() - begun) / 1000).toFixed(1)
  say(`${result.ok ? 'ok    ' : 'FAILED'} ${name.padEnd(14)}${seconds.padStart(6)} s`)
  if (!result.ok) say(`\n${result.output.trim()}\n`)
  for (const test of result.unsteady) say(`       only at the second try: ${test}`)
  return result
}

function sayWhichWereSlow(files) {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST)
  if (slowest.length === 0) return
  say('\nThe slowest files:')
  for (const { name, seconds } of slowest) {
    const mark = seconds > LONG_SECONDS ? `  over ${LONG_SECONDS} s` : ''
    say(`${seconds.toFixed(1).padStart(8)} s  ${name}${mark}`)
  }
}

function summary(results) {
  const sum = (kind) => results.reduce((total, result) => total + result[kind], 0)
  const skipped = sum('skipped')
  const line = `${sum('passed')} passed, ${sum('failed')} failed`
  return skipped > 0 ? `${line}, ${skipped} skipped` : line
}
