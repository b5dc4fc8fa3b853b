import { execFile } from 'node:child_process'
import { mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

const resultsShape = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      isOk: z.boolean(),
      passed: z.number(),
      failed: z.number(),
      failures: z.array(z.string()),
    }),
  ),
  strays: z.array(z.string()),
})

const FILES = {
  'passes.test.js': `test('holds', () => {})`,
  'fails.test.js': `test('breaks', () => { throw new Error('Broken on purpose') })`,
  'cannot-be-read.test.js': `throw new Error('No tests here')`,
  'breaks-after-all.test.js': `test('holds', () => {}); afterAll(() => { throw new Error('Left a mess') })`,
  'leaves-an-error.test.js': `test('holds', () => { void Promise.reject(new Error('Nobody waits for this')) })`,
  'dies.test.js': `test('holds', () => {}); test('dies', () => process.kill(process.pid, 'SIGKILL'))`,
}

// As the server's tests run: what dies takes down a process that has others' files to do.
const CONFIG = 'export default { test: { isolate: false, maxWorkers: 2 } }'

let folder: string
let results: z.infer<typeof resultsShape>

beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'lotline-results-')))
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }')
  await writeFile(join(folder, 'vitest.config.js'), CONFIG)
  for (const [name, code] of Object.entries(FILES)) {
    await writeFile(join(folder, name), `import { afterAll, test } from 'vitest'\n${code}\n`)
  }
  const file = join(folder, 'results.json')
  const reporter = join(process.cwd(), 'scripts/vitest-results.mjs')
  const args = ['run', '--root', folder, '--reporter', reporter]
  await new Promise((resolve) => {
    const env = { ...process.env, LOTLINE_RESULTS: file }
    execFile(process.execPath, ['node_modules/vitest/vitest.mjs', ...args], { env }, resolve)
  })
  results = resultsShape.parse(JSON.parse(await readFile(file, 'utf8')))
})

afterAll(() => rm(folder, { recursive: true }))

const nameOf = (name: string) => join(relative(process.cwd(), folder), name)
const resultOf = (name: string) => results.files.find((file) => file.name === nameOf(name))

test('a file that passes has no failures', () => {
  expect(resultOf('passes.test.js')).toMatchObject({ isOk: true, passed: 1, failures: [] })
})

test.each([
  ['fails.test.js', 'fails.test.js > breaks: Broken on purpose'],
  ['cannot-be-read.test.js', 'cannot-be-read.test.js: No tests here'],
  ['breaks-after-all.test.js', 'breaks-after-all.test.js: Left a mess'],
  ['leaves-an-error.test.js', 'leaves-an-error.test.js: Nobody waits for this'],
])('%s is named with what broke it', (name, failure) => {
  expect(resultOf(name)).toMatchObject({
    isOk: false,
    failed: 1,
    failures: [nameOf(failure)],
  })
})

test('a process that dies is one failure of the file it was in', () => {
  const dead = resultOf('dies.test.js')
  expect(dead).toMatchObject({ isOk: false, failed: 1 })
  expect(dead?.failures[0]).toContain('Worker exited unexpectedly with signal SIGKILL')
})

test('every error finds its file', () => {
  expect(results.strays).toEqual([])
  expect(results.files).toHaveLength(Object.keys(FILES).length)
})
