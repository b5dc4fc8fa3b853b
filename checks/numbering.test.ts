import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

test.each([
  ['migrations', 'server/platform/database/migrations', /^(\d{4})-[a-z0-9-]+\.sql$/],
  ['decision records', 'docs/decisions', /^(\d{4})-[a-z0-9-]+\.md$/],
])('%s are numbered from 1 without a gap or a double', (_, folder, name) => {
  const files = readdirSync(folder).toSorted()
  const numbers = files.map((file) => Number(name.exec(file)?.[1]))
  expect(files.length).toBeGreaterThan(0)
  expect(numbers).toEqual(files.map((_file, at) => at + 1))
})
