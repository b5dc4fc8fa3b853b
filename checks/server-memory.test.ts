import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { memoryFlags, memorySettings } from '../scripts/server-memory.mjs'

const flags = memoryFlags.join(' ')
const settings = Object.entries(memorySettings)
  .map(([name, value]) => `${name}=${value}`)
  .join(' ')

test.each([
  ['deploy/systemd/lotline@.service', `Environment=${settings}`, `node ${flags} dist`],
  ['deploy/systemd/lotline-worker.service', `Environment=${settings}`, `node ${flags} dist`],
  ['deploy/try.sh', `export ${settings}`, `(node ${flags} "$program")`],
  ['deploy/Dockerfile', `ENV ${settings}`, `["node", "${memoryFlags.join('", "')}", "dist`],
])('%s starts the server with the bounds of memory that npm start has', (file, set, command) => {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(`\n${set}\n`)
  expect(text).toContain(command)
})

test('Node takes the flags, and the new objects of a process stay within them', () => {
  const script = `const { getHeapSpaceStatistics } = require('node:v8')
    const kept = []
    for (let at = 0; at < 3_000_000; at++) kept[at % 300_000] = { at }
    const { space_size } = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
    process.stdout.write(String(space_size / 2 ** 20))`
  const megabytes = Number(execFileSync(process.execPath, [...memoryFlags, '--eval', script]))
  expect(megabytes).toBeGreaterThan(0)
  expect(megabytes).toBeLessThanOrEqual(3 * 16)
})
