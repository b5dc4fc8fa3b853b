import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { environment } from './node.mjs'
import { Unable } from './place.mjs'
import { run } from './quietly.mjs'
import { resultsIn } from './results.mjs'

/** Everything that `npm test` does, in order. Each answers { ok, output, passed, failed, skipped, unsteady }. */
export const steps = {
  format: () => check('oxfmt --check'),
  lint: () => check('oxlint --type-aware --deny-warnings'),
  types: () => check('tsc -p market', 'tsc -p server', 'tsc -p web'),
  architecture: () => tests('architecture'),
  unused: () => check('knip'),
  rules: () => tests('rules'),
  components,
  server: () => tests('server'),
  build: webBuild,
  e2e: endToEnd,
}

/** Counts as one test. */
async function check(...commands) {
  const outputs = []
  for (const command of commands) {
    const [program, ...args] = command.split(' ')
    const { ok, output } = await run(program, args, environment())
    if (!ok) outputs.push(output)
  }
  return oneTest(outputs.length === 0, outputs.join('\n'))
}

async function webBuild() {
  try {
    await build()
    return oneTest(true, '')
  } catch (error) {
    if (error instanceof Unable) return oneTest(false, error.message)
    throw error
  }
}

function oneTest(ok, output) {
  return { ok, output, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, unsteady: [] }
}

async function components() {
  return tests('components', { CHROMIUM_PATH: await findChromium() })
}

async function endToEnd() {
  const CHROMIUM_PATH = await findChromium()
  await build()
  return tests('e2e', { CHROMIUM_PATH })
}

// What runs beside a database and a browser is tried once more, and said to have been.
const TRIED_TWICE = new Set(['components', 'server', 'e2e'])
// More than a moment's trouble.
const MOST_TRIED_AGAIN = 5

/**
 * One of the projects of vitest.config.ts. A file that failed runs once more from its beginning: what a story
 * left behind halfway is no place to start from.
 */
async function tests(project, more = {}) {
  const first = await vitest(project, [], more)
  const failed = first.files.filter(({ isOk }) => !isOk)
  const isTriedAgain = failed.length > 0 && failed.length <= MOST_TRIED_AGAIN
  if (first.ok || !TRIED_TWICE.has(project) || !isTriedAgain) return summed(first)

  const named = failed.map(({ name }) => name)
  const second = await vitest(project, named, more)
  const files = [...first.files.filter(({ isOk }) => isOk), ...second.files]
  const unsteady = second.ok ? failed.flatMap(({ failures }) => failures) : []
  const output = `${first.output}\n${second.output}`
  return { ...summed({ ok: second.ok, output, files }), unsteady }
}

function summed({ ok, output, files }) {
  const sum = (kind) => files.reduce((total, file) => total + file[kind], 0)
  // What breaks outside every test fails too.
  const failed = ok ? 0 : Math.max(sum('failed'), 1)
  return { ok, output, passed: sum('passed'), failed, skipped: sum('skipped'), unsteady: [] }
}

/** Answers { ok, output, files }. */
async function vitest(project, named, more) {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-results-'))
  const file = join(folder, 'results.json')
  const report = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`]
  const args = ['run', '--project', project, '--allowOnly=false', ...report, ...named]
  const { ok, output } = await run('vitest', args, { ...environment(), ...more })
  const files = resultsIn(file)
  rmSync(folder, { recursive: true })
  return { ok, output, files }
}
