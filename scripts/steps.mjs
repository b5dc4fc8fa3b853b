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
const RETRIES = { components: 1, server: 1, e2e: 1 }

/** One of the projects of vitest.config.ts. */
async function tests(project, more = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-results-'))
  const file = join(folder, 'results.json')
  const report = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`]
  const retry = `--retry=${RETRIES[project] ?? 0}`
  const args = ['run', '--project', project, '--allowOnly=false', retry, ...report]
  const { ok, output } = await run('vitest', args, { ...environment(), ...more })
  const results = resultsIn(file)
  rmSync(folder, { recursive: true })
  // A file that could not be loaded has no tests to fail.
  return { ...results, ok, output, failed: ok ? 0 : Math.max(results.failed, 1) }
}
