import { join } from 'node:path'
import { changesOf, guardsNamed, type Guard } from './guard.ts'
import { guards } from './guards.ts'
import { runTests, type Outcome } from './run-test.ts'
import { makeScratchCopy, type ScratchCopy } from './scratch-copy.ts'

const ending = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort())

const chosen = guardsNamed(guards, process.argv.slice(2))
if (chosen.length === 0) {
  say('npm run guards -- [FINDING or part of a name]…', ...guards.map(titleOf))
  process.exitCode = 1
} else {
  const copy = makeScratchCopy(join(import.meta.dirname, '../..'))
  try {
    await takeOutEach(copy)
  } finally {
    copy.remove()
  }
}

/** One after the other, each in the tree as it is but for itself. */
async function takeOutEach(copy: ScratchCopy) {
  const tests = [...new Set(chosen.flatMap((guard) => guard.tests))]
  const before = await runTests(copy.folder, tests, ending.signal)
  if (before.is !== 'green') {
    say(`With every guard in its place: ${before.because}`)
    process.exitCode = 1
    return
  }
  say(`${tests.length} test files are green with every guard in its place.`)
  const left: string[] = []
  for (const guard of chosen) {
    if (ending.signal.aborted) break
    left.push(...(await takeOut(copy, guard)))
  }
  say('', `${chosen.length} guards taken out, ${left.length} not shown by their tests.`, ...left)
  if (left.length > 0) process.exitCode = 1
}

/** Answers a line for each test that did not turn red. */
async function takeOut(copy: ScratchCopy, guard: Guard) {
  say(titleOf(guard))
  const putBack = copy.change(changesOf(guard))
  const left: string[] = []
  for (const test of guard.tests) {
    const outcome = await runTests(copy.folder, [test], ending.signal)
    say(lineOf(test, outcome))
    if (outcome.is !== 'red') left.push(`${titleOf(guard)}\n${lineOf(test, outcome)}`)
  }
  putBack()
  return left
}

function titleOf({ of, name }: Guard) {
  return `${of.padEnd(8)} ${name}`
}

function lineOf(test: string, { is, because }: Outcome) {
  return `     ${is.padEnd(7)} ${test}${because && `\n             ${because}`}`
}

function say(...lines: string[]) {
  process.stdout.write(`${lines.join('\n')}\n`)
}
