import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { examplesIn, missingFrom } from './testing/style-examples.ts'

const examples = examplesIn(readFileSync('STYLE.md', 'utf8'))

test('STYLE.md has examples, and each names its file', () => {
  expect(examples.length).toBeGreaterThan(10)
  expect(examples.filter(({ file }) => file === undefined)).toEqual([])
})

test.each(examples)('the example from $file stands there as STYLE.md shows it', (example) => {
  const { file = '', parts } = example
  expect(existsSync(file), `STYLE.md shows ${file}, which is gone: name where it stands now`).toBe(
    true,
  )
  const missing = missingFrom(readFileSync(file, 'utf8'), parts)
  const words = `${file} has changed: put the same lines into its example in STYLE.md, or choose another`
  expect(missing, words).toBeUndefined()
})

describe('an example', () => {
  const file = 'function send() {\n  if (isSent) return\n\n  post()\n}\n'
  const shown = (code: string) => examplesIn(`\`\`\`ts a.ts\n${code}\n\`\`\``)[0]?.parts ?? []

  test('may begin and end anywhere, and leave out what does not matter', () => {
    expect(missingFrom(file, shown('if (isSent) return\npost()'))).toBeUndefined()
    expect(missingFrom(file, shown('function send() {\n  …\n}'))).toBeUndefined()
  })

  test('has no line that is another in the file, and none in another order', () => {
    expect(missingFrom(file, shown('if (wasSent) return'))).toEqual(['if (wasSent) return'])
    expect(missingFrom(file, shown('post()\n…\nif (isSent) return'))).toEqual([
      'if (isSent) return',
    ])
    expect(missingFrom(file, shown('function send() {\n  post()'))).toBeDefined()
  })
})
