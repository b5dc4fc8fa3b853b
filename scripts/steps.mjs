import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildRelease } from './build.mjs'
import { findChromium } from './chromium.mjs'
import { environment } from './node.mjs'
import { inProject, Unable } from './place.mjs'
import { provideNeighbours } from './neighbours.mjs'
import { run, runInTerminal } from './quietly.mjs'

/**
 * Every step, in order. Each answers { ok, output, passed, failed, skipped, unsteady, files }, where `files` has the
 * seconds of each test file. Those that take long run all of their files, or the part that is given as '3/8', with
 * what is near the change.
 */
export const steps = {
  format: () => check('oxfmt --check'),
  lint: () => check('oxlint --type-aware --deny-warnings'),
  // One checker for each project: several do part of the work twice, and there are three projects.
  types: () => check('tsc -b --builders 2 --checkers 1'),
  architecture: () => tests('architecture'),
  unused: () => check('knip'),
  rules: () => tests('rules'),
  build: buildAll,
  components: (part) => tests('components', part),
  server: (part) => tests('server', part),
  operations: () => tests('operations'),
  e2e: (part) => tests('e2e', part),
}

/** What reads the code and starts neither database nor browser: two of them run at a time. */
export const LIGHT = ['format', 'lint', 'types', 'architecture', 'unused', 'rules', 'build']

/** What a project of vitest.config.ts needs; it answers variables for its tests. */
const provisions = {
  components: browser,
  server: neighboursAndBuild,
  operations: neighboursAndBuild,
  e2e: async () => {
    await buildRelease()
    return browser()
  },
}

async function neighboursAndBuild() {
  await provideNeighbours()
  await buildRelease()
  return {}
}

async function browser() {
  return { CHROMIUM_PATH: await findChromium() }
}

/** Counts as one test. */
async function check(command) {
  const [program, ...args] = command.split(' ')
  const { ok, output } = await run(program, args, environment())
  return oneTest(ok, output)
}

async function buildAll() {
  try {
    await buildRelease()
    return oneTest(true, '')
  } catch (error) {
    if (error instanceof Unable) return oneTest(false, error.message)
    throw error
  }
}

function oneTest(ok, output) {
  return { ok, output, passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, unsteady: [], files: [] }
}

// Steps that use a database and a browser are tried once more after a failure, and the output says so.
const TRIED_TWICE = new Set(['components', 'server', 'operations', 'e2e'])
// More than a moment's trouble.
const MOST_TRIED_AGAIN = 5

/**
 * One of the projects of vitest.config.ts. A file that failed, or whose process died, runs once more from its
 * beginning: what a story left behind halfway is no place to start from.
 */
async function tests(project, part) {
  const provided = await (provisions[project]?.() ?? {})
  const first = await vitest(project, part ? [`--shard=${part}`] : [], provided)
  const failed = first.files.filter(({ isOk }) => !isOk)
  const isTriedAgain = failed.length > 0 && failed.length <= MOST_TRIED_AGAIN
  if (first.ok || !TRIED_TWICE.has(project) || !isTriedAgain) return summed(first)

  const named = failed.map(({ path }) => path)
  const second = await vitest(project, named, provided)
  const files = [...first.files.filter(({ isOk }) => isOk), ...second.files]
  // Errors that belong to no file are not known to be gone.
  const ok = second.ok && first.strays.length === 0
  const unsteady = ok ? failed.flatMap(({ failures }) => failures) : []
  return { ...summed({ ok, output: `${first.output}\n${second.output}`, files }), unsteady }
}

function summed({ ok, output, files }) {
  const sum = (kind) => files.reduce((total, file) => total + file[kind], 0)
  // What breaks outside every test fails too.
  const failed = ok ? 0 : Math.max(sum('failed'), 1)
  return { ok, output, passed: sum('passed'), failed, skipped: sum('skipped'), unsteady: [], files }
}

/** Answers { ok, output, files, strays }, the last two as vitest-results.mjs writes them. */
async function vitest(project, chosen, provided) {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-results-'))
  const results = join(folder, 'results.json')
  const reporters = ['--reporter=minimal', `--reporter=${inProject('scripts/vitest-results.mjs')}`]
  const args = ['run', '--project', project, '--allowOnly=false', ...reporters, ...chosen]
  const env = { ...environment(), ...provided, LOTLINE_RESULTS: results }
  const { ok, output } = await run('vitest', args, env)
  const { files, strays } = readResults(results)
  rmSync(folder, { recursive: true })
  return { ok, output, files, strays }
}

function readResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // vitest did not get as far as its tests.
    return { files: [], strays: [] }
  }
}

/** A few files of one step, as they are named or with vitest's own options, printed as vitest prints them. */
export async function runFiles(step, args) {
  if (!(step in provisions) && step !== 'rules' && step !== 'architecture') {
    throw new Unable(`The step "${step}" has no files of tests to choose from.`)
  }
  const provided = await (provisions[step]?.() ?? {})
  return runInTerminal('vitest', ['run', '--project', step, ...args], {
    ...environment(),
    ...provided,
  })
}
