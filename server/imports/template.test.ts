import { expect, test } from 'vitest'
import { templateColumns } from '#market/imports/columns.ts'
import { eachRecord } from '#server/platform/spreadsheets/each-record-of-file.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
const names = templateColumns.map(({ name }) => name)

test.each(['csv', 'xlsx'])('the template as .%s has every column that is read', async (format) => {
  const answer = await fetch(`${site.address}/templates/product_import.${format}`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Disposition')).toContain(`"product_import.${format}"`)
  const rows: (readonly string[])[] = []
  eachRecord(Buffer.from(await answer.arrayBuffer()), {
    countKnown: () => 1,
    take: ({ cells }) => rows.push(cells) > 0,
  })
  expect(rows).toEqual([names])
})

test('there is no template of another format', async () => {
  const answer = await fetch(`${site.address}/templates/product_import.pdf`)
  expect(answer.status).toBe(404)
})
