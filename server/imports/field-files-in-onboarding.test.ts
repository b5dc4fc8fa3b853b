import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { productFiles } from '#market/spreadsheets/testing/field-files.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'
import { importOf } from './testing/import-of.ts'

const folder = new URL('../../../shared/data/field/', import.meta.url)
const isThere = existsSync(folder)
const title = isThere
  ? 'spreadsheets as people have them, imported in onboarding'
  : 'spreadsheets as people have them, imported in onboarding (skipped: ../shared/data/field is not there)'

describe.skipIf(!isThere)(title, () => {
  const site = siteForThisFile()
  const names = isThere ? readdirSync(folder) : []

  test.each(Object.entries(productFiles))(
    'give a seller whose application waits what the table says: %s',
    async (start, [whole, inPart = 0, refused = 0]) => {
      const name = names.find((each) => each.startsWith(start)) ?? start
      // Each has an account: one under review imports one file at a time.
      const seller = await site.as(await aSeller(site.db, { status: 'provisional' }))
      const { message, tally } = await importOf(seller, readFileSync(new URL(name, folder)))
      expect({ message, tally }).toMatchObject({ message: 'Import is complete', tally: {} })
      const { created = 0, drafts = 0, in_part: part = 0, refused: rows } = tally ?? {}
      expect({ saved: created + drafts + part, refused: rows }).toEqual({
        saved: whole + inPart,
        refused,
      })
    },
  )
})
