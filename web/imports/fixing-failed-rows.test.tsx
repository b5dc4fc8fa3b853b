import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import {
  beginImport,
  downloadFailedRows,
  importMessages,
  listImports,
  readImport,
  type ImportStatus,
} from '#market/imports/imported-csv-api.ts'
import { findKnownProducts } from '#market/imports/known-products-api.ts'
import { findMapping } from '#market/imports/mapping-api.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ImportPage } from './ImportPage.tsx'

const ended: ImportStatus = {
  id: 1,
  key: 'a'.repeat(32),
  file_name: 'november.xlsx',
  message: importMessages.complete,
  issue_count: 2,
  imported_count: 3,
  provisional_count: 1,
  changed_count: 3,
  tally: { created: 1, changed: 1, unchanged: 1, drafts: 0, in_part: 1, refused: 1 },
  rows: 5,
  rows_done: 5,
  failed_rows: 1,
  created_at: '2026-01-05T10:00:00Z',
  finished_at: '2026-01-05T10:01:00Z',
  undo_until: null,
  left_out: [],
  price_rule: { percent_off_msrp: 50, ending: 'none' },
  attribute_issues: ['Row 4: UPC "x" has letters'],
}
const again: ImportStatus = {
  ...ended,
  key: 'b'.repeat(32),
  file_name: 'november (rows to fix).csv',
  issue_count: 0,
  imported_count: 1,
  provisional_count: 0,
  changed_count: 1,
  tally: { created: 1, changed: 0, unchanged: 0, drafts: 0, in_part: 0, refused: 0 },
  failed_rows: 0,
  attribute_issues: [],
}
const FAILED = [
  'Issues,UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units,Category',
  '',
  '',
  '"UPC ""x"" has letters",x,Mug,https://photos.example/1.jpg,20.00,5.00,19.00,100,Home',
].join('\n')

function aMarket(imports = [ended]) {
  const { answers } = aServer()
  answers(listImports, () => ({ imports }))
  answers(readImport, ({ params }) => (params.key === again.key ? again : ended))
  answers(downloadFailedRows, ({ query }) => {
    expect(query).toMatchObject({ rows: 'in_place' })
    return new Response(FAILED)
  })
  answers(findMapping, () => ({ kept: null }))
  answers(findKnownProducts, () => ({ lots: [] }))
  answers(presignUrl, () => ({
    aws_url: new URL('data:,', location.origin).href,
    aws_headers: {},
    file_key: again.key,
  }))
  return answers(beginImport, () => again)
}

async function fixAndImport() {
  const upc = page.getByLabelText('UPC, row 4')
  await expect.element(upc).toHaveValue('x')
  await expect.element(page.getByRole('cell', { name: '$10.00' })).toBeVisible()
  await upc.fill('036000291452')
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  const result = page.getByRole('dialog', { name: 'Import is complete' })
  await expect.element(result.getByText('1 new')).toBeVisible()
  await expect.element(result.getByRole('button', { name: /^Fix/ })).not.toBeInTheDocument()
}

test('rows that were refused are fixed from the result, and imported on their own', async () => {
  const begun = aMarket()
  show(<ImportPage />)
  await page.getByRole('button', { name: 'november.xlsx' }).click()
  const result = page.getByRole('dialog', { name: 'Imported with issues' })
  await expect
    .element(
      result.getByText('1 new, 1 changed, 1 unchanged, 1 saved without some cells, 1 refused'),
    )
    .toBeVisible()
  await result.getByRole('button', { name: 'Fix 1 row here' }).click()
  await expect.element(result).not.toBeInTheDocument()
  await fixAndImport()
  expect(begun).toMatchObject([
    { body: { file_name: again.file_name, price_rule: { percent_off_msrp: 50 } } },
  ])
})

test('rows that were refused are fixed from the list of past imports', async () => {
  aMarket()
  show(<ImportPage />)
  const past = page.getByRole('region', { name: 'Recent imports' })
  await past.getByRole('button', { name: 'Fix 1 row here' }).click()
  await expect.element(page.getByRole('region', { name: /^Upload the file/ })).toHaveFocus()
  await fixAndImport()
})

test('rows that were fixed and imported since are not offered again', async () => {
  const since = { ...again, created_at: '2026-01-05T11:00:00Z' }
  aMarket([since, ended])
  show(<ImportPage />)
  const past = page.getByRole('region', { name: 'Recent imports' })
  await expect.element(past.getByRole('button', { name: 'Rejected rows' })).toBeVisible()
  await expect.element(past.getByRole('button', { name: /^Fix/ })).not.toBeInTheDocument()
})
