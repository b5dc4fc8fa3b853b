import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  manifestFiles,
  offerFiles,
  productFiles,
} from '#market/spreadsheets/testing/field-files.ts'
import { lookInto } from '#web/uploads/look/look-into.ts'
import { makeReady } from '#web/uploads/look/tools.ts'
import { judgeSpreadsheet } from './judge-import.ts'
import { readSpreadsheet } from './read-import.ts'

const folder = new URL('../../../../shared/data/field/', import.meta.url)
const isThere = existsSync(folder)
const title = isThere
  ? 'spreadsheets as people have them, looked at in the page'
  : 'spreadsheets as people have them (skipped: ../shared/data/field is not there)'

const TWICE = '37-'

describe.skipIf(!isThere)(title, () => {
  async function bytesOf(start: string) {
    const name = readdirSync(folder).find((each) => each.startsWith(start)) ?? start
    const bytes = new Uint8Array(readFileSync(new URL(name, folder)))
    await makeReady(bytes)
    return bytes
  }

  test('with a column twice are asked about in the page, where the call takes the first', async () => {
    const file = readSpreadsheet(await bytesOf(TWICE))
    if ('problem' in file) throw new Error(file.problem)
    expect(judgeSpreadsheet(file.spreadsheet, new Map())).toEqual({
      problem: 'The file has two Description columns',
    })
  })

  test.each(Object.entries(productFiles).filter(([start]) => start !== TWICE))(
    'of products have as many rows refused as the call refuses: %s',
    async (start, [, , refused = 0]) => {
      const file = readSpreadsheet(await bytesOf(start))
      if ('problem' in file) throw new Error(file.problem)
      const judged = judgeSpreadsheet(file.spreadsheet, new Map())
      expect('problem' in judged ? judged : judged.tally.refused).toEqual(refused)
    },
  )

  test.each(Object.entries(manifestFiles))(
    'of manifests have the rows to fix that the call names: %s',
    async (start, expected) => {
      const { rows } = lookInto(await bytesOf(start), 'manifest')
      expect(rows?.problemCount).toBe('rows' in expected ? 0 : expected.problemCount)
    },
  )

  test.each(Object.keys(offerFiles))('of offers can be read: %s', async (start) => {
    expect(lookInto(await bytesOf(start), 'offers').problem).toBeUndefined()
  })
})
