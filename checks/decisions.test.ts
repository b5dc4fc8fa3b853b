import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isThere, rowsOf } from './testing/specification-rows.ts'

const page = readFileSync('docs/specification/decisions.md', 'utf8')
const decisions = [...page.matchAll(/^<a id="[a-i]\d+"><\/a>\*\*([A-I]\d+)\./gm)].map(
  ([, code = '']) => code,
)
const [, shown = ''] = page.split('\n## The tests that show them\n')
const rows = rowsOf(shown.split('\n## ')[0] ?? '')
  .map(({ sentence, tests }) => ({ code: /^\[([A-I]\d+)\]/.exec(sentence)?.[1] ?? '', tests }))
  .filter(({ code }) => code !== '')

/** Decisions that are not built yet, and what is missing. A decision that is built gets its row of tests. */
const notBuilt: Record<string, string> = {}

describe('the decisions on the specification', () => {
  test('are shown by tests, or not built yet, and never both', () => {
    const codes = [...rows.map(({ code }) => code), ...Object.keys(notBuilt)]
    expect(codes.toSorted()).toEqual(decisions.toSorted())
    expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([])
  })

  test('name tests that there are', () => {
    const missing = rows.flatMap(({ tests }) => tests).filter((each) => !isThere(each))
    expect(missing).toEqual([])
  })
})

const TEXT = '../shared/spec/3-decisions.md'

// Only where the source text is stored next to the project.
test.skipIf(!existsSync(TEXT))('the page has every decision of the text, and no other', () => {
  const lines = readFileSync(TEXT, 'utf8').split('\n')
  let part = ''
  const theirs = lines.flatMap((line) => {
    part = line.startsWith('## ') ? (/^## ([A-I])\. /.exec(line)?.[1] ?? '') : part
    const number = /^(\d+)\. /.exec(line)?.[1]
    return part && number ? [part + number] : []
  })
  expect(decisions.toSorted()).toEqual(theirs.toSorted())
})
