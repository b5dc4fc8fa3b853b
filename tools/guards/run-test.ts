import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, dirname, join, matchesGlob } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { operations } from '#server/testing/operations.ts'

/** `broken`: it could not be run, or fell over something that no guard is about, and shows nothing. */
export type Outcome = { is: 'green' | 'red' | 'broken'; because: string }

const report = z.object({
  testResults: z.array(
    z.object({
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
})

// What the change itself may have broken, instead of what the guard guards.
const FELL_OVER = /^(?:SyntaxError|ReferenceError)\b|Failed to (?:load|resolve)|Cannot find module/

const STOPPED: Outcome = { is: 'broken', because: 'stopped' }

/** Runs test files once, to the first that fails, as they lie in a folder. */
export async function runTests(
  folder: string,
  tests: readonly string[],
  ending: AbortSignal,
): Promise<Outcome> {
  if (ending.aborted) return STOPPED
  const file = join(folder, 'guards-results.json')
  rmSync(file, { force: true })
  const projects = [...new Set(tests.map(projectOf))].flatMap((name) => ['--project', name])
  const args = [
    'run',
    ...projects,
    ...tests,
    '--bail=1',
    '--retry=0',
    '--allowOnly=false',
    '--reporter=json',
    `--outputFile.json=${file}`,
    // What was compiled of changed files goes with the folder.
    `--fsModuleCachePath=${join(folder, 'compiled')}`,
  ]
  const output = await vitest(folder, args, ending)
  if (ending.aborted) return STOPPED
  if (!existsSync(file)) return { is: 'broken', because: lastLineOf(output) }
  return outcomeOf(report.parse(JSON.parse(readFileSync(file, 'utf8'))), tests.length)
}

function projectOf(test: string) {
  if (test === 'checks/architecture.test.ts') return 'architecture'
  if (operations.some((pattern) => matchesGlob(test, pattern))) return 'operations'
  return /^(?:market|web)\//.test(test) ? 'rules' : 'server'
}

function outcomeOf({ testResults }: z.infer<typeof report>, files: number): Outcome {
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results.find(({ status }) => status === 'failed')
  if (failed) {
    const because = firstLineOf(failed.failureMessages[0] ?? '')
    const is = FELL_OVER.test(because) ? 'broken' : 'red'
    return { is, because: `${failed.fullName}: ${because}` }
  }
  const broken = testResults.find(({ status }) => status === 'failed')
  // Deadlocks, say, are counted at the end of a file; one that was never begun shows nothing.
  if (broken)
    return {
      is: broken.assertionResults.some(({ status }) => status === 'passed') ? 'red' : 'broken',
      because: firstLineOf(broken.message ?? ''),
    }
  if (testResults.length !== files || !results.some(({ status }) => status === 'passed'))
    return { is: 'broken', because: 'no test was run' }
  return { is: 'green', because: '' }
}

function vitest(folder: string, args: string[], ending: AbortSignal) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const PATH = [join(folder, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH]
  const child = spawn('vitest', args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', PATH: PATH.join(delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = () => child.kill()
  ending.addEventListener('abort', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.on('error', (error) => resolve(error.message)).on('close', () => resolve(output))
  return promise.finally(() => ending.removeEventListener('abort', stop))
}

const linesOf = (text: string) =>
  stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const firstLineOf = (text: string) => (linesOf(text)[0] ?? 'it did not say why').slice(0, 300)
const lastLineOf = (text: string) => linesOf(text).at(-1) ?? 'vitest said nothing'
