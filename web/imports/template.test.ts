import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { templateColumns } from '#market/imports/columns.ts'
import { TEMPLATE } from './template.ts'

test('the template for an import has every column that is read, and no other', () => {
  const file = new URL(`../public${TEMPLATE}`, import.meta.url)
  const header = readFileSync(file, 'utf8').trim().split(',')
  expect(header).toEqual(templateColumns.map(({ name }) => name))
})
