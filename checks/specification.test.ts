import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isThere, rowsOf } from './testing/specification-rows.ts'

const folder = 'docs/specification'
// The decisions are cited by the code, and shown by the pages of what they are about.
const pages = readdirSync(folder).filter((page) => page !== 'decisions.md')

test('there are pages that say which test shows which sentence', () => {
  expect(pages.length).toBeGreaterThan(0)
})

test.each(pages)('%s names tests that there are, for every sentence', (page) => {
  const rows = rowsOf(readFileSync(`${folder}/${page}`, 'utf8'))
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([])
  const missing = rows.flatMap(({ tests }) => tests).filter((each) => !isThere(each))
  expect(missing).toEqual([])
})
