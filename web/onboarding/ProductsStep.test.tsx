import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
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
import { listOwnProducts, type OwnListedProduct } from '#market/products/own-product-api.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { aBuyer } from '#web/accounts/testing/a-buyer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ProductsStep } from './ProductsStep.tsx'

const viewer = { ...aBuyer, status: 'provisional' as const, buyer: null }
const ended: ImportStatus = {
  id: 1,
  key: 'a'.repeat(32),
  file_name: 'lots.csv',
  message: importMessages.complete,
  issue_count: 0,
  imported_count: 1,
  provisional_count: 0,
  changed_count: 1,
  rows: 1,
  rows_done: 1,
  failed_rows: 0,
  created_at: '2026-01-05T10:00:00Z',
  finished_at: '2026-01-05T10:00:01Z',
  undo_until: null,
  left_out: [],
  attribute_issues: [],
}
const FILE = [
  'Barcode (UPC),Desc. of item,Photo URL,MSRP (USD),Unit Wholesale,Our Price,Qty On Hand,Condition',
  '036000291452,Mug,https://photos.example/1.jpg,20,9,"5,50",100,Like New',
].join('\n')
const FAILED = [
  'Issues,UPC,Product Name,Photo URL,Unit MSRP,Unit Wholesale,Unit Asking Price,Units,Category',
  '"UPC ""x"" has letters",x,Mug,https://photos.example/1.jpg,20.00,5.00,9.00,100,Home',
].join('\n')

const nothingYet = {
  page: 1,
  per_page: 60,
  total_pages: 0,
  total_count: 0,
  published_count: 0,
  provisional_count: 0,
  paused_count: 0,
  sold_out_count: 0,
  expiring_count: 0,
  photo_trouble_count: 0,
  choices: { tags: [], imports: [] },
}

function aMarket(status: ImportStatus, products: OwnListedProduct[] = [], imports = [status]) {
  const { answers } = aServer()
  answers(listImports, () => ({ imports }))
  answers(listOwnProducts, () => ({
    products,
    meta: { ...nothingYet, total_pages: 1, total_count: products.length },
  }))
  answers(findMapping, () => ({ kept: null }))
  answers(findKnownProducts, () => ({ lots: [] }))
  answers(presignUrl, () => ({
    aws_url: new URL('data:,', location.origin).href,
    aws_headers: {},
    file_key: status.key,
  }))
  answers(readImport, () => status)
  answers(downloadFailedRows, () => new Response(FAILED))
  return answers(beginImport, () => status)
}

test('a file with headers, prices and words of its own is put in order before it is imported', async () => {
  const begun = aMarket(ended)
  show(<ProductsStep viewer={viewer} />)
  await userEvent.upload(
    page.getByLabelText('Upload products via .csv'),
    new File([FILE], 'lots.csv', { type: 'text/csv' }),
  )
  const columns = page.getByRole('list', { name: 'Columns of the file' })
  await expect.element(columns.getByText('“Barcode (UPC)” read as UPC')).toBeVisible()
  await expect.element(columns.getByText('“Our Price” read as Unit Asking Price')).toBeVisible()
  await page.getByLabelText('Desc. of item', { exact: true }).selectOptions('Product Name')
  const questions = page.getByRole('region', { name: 'Questions about the file' })
  await questions.getByLabelText('Read 5,50 as 5.50, in 1 row').click()
  await questions.getByLabelText('Like New (Condition, 1 row)').selectOptions('Open box')
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  const result = page.getByRole('dialog', { name: 'Import is complete' })
  await result.getByRole('button', { name: 'Close' }).last().click()
  await expect
    .element(page.getByRole('button', { name: 'Create Seller Profile', exact: true }))
    .toBeVisible()
  expect(begun).toMatchObject([
    {
      body: {
        decimal: 'comma',
        conditions: { 'like new': 'open_box' },
        mapping: { 'desc. of item': 'Product Name' },
      },
    },
  ])
})

test('after an import that failed the step says that there are no products yet', async () => {
  aMarket({ ...ended, message: importMessages.failed, imported_count: 0, changed_count: 0 })
  show(<ProductsStep viewer={viewer} />)
  await userEvent.upload(
    page.getByLabelText('Upload products via .csv'),
    new File([FILE.replace('Desc. of item', 'Product Name')], 'lots.csv', { type: 'text/csv' }),
  )
  const questions = page.getByRole('region', { name: 'Questions about the file' })
  await questions.getByLabelText('Like New (Condition, 1 row)').selectOptions('Open box')
  await page.getByRole('button', { name: 'Import 1 draft' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click()
  await expect
    .element(page.getByRole('button', { name: 'Skip & Create Seller Profile' }))
    .toBeVisible()
})

test('what was added by hand is listed, and opened again', async () => {
  const { id, name, upc, ...product } = anOwnProduct({ id: 7, provisional: true })
  const draft = { ...product, id: 8, name: '', upc: '012345678905', missing: ['Missing Name'] }
  aMarket(ended, [{ ...product, id, name, upc, missing: [] }, draft])
  const shown = show(<ProductsStep viewer={viewer} />)
  const added = page.getByRole('region', { name: 'Added products' })
  await expect.element(added.getByRole('heading', { name: '2 products added' })).toBeVisible()
  await expect.element(added.getByText(/Missing Name/)).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Create Seller Profile', exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Add Products Manually' })).toBeVisible()
  await added.getByRole('link', { name }).click()
  await expect.poll(shown.address).toBe('/dashboard/manage_products/7')
})

test('rows that were refused are fixed from the list of past imports, also after a reload', async () => {
  const failed: ImportStatus = { ...ended, issue_count: 1, failed_rows: 1 }
  const again: ImportStatus = { ...ended, key: 'b'.repeat(32), file_name: 'lots (rows to fix).csv' }
  const begun = aMarket(again, [], [failed])
  show(<ProductsStep viewer={viewer} />)
  const past = page.getByRole('region', { name: 'Recent imports' })
  await past.getByRole('button', { name: 'Fix 1 row here' }).click()
  await expect.element(page.getByRole('region', { name: /^Upload the file/ })).toHaveFocus()
  await page.getByLabelText('UPC, row 2').fill('036000291452')
  await page.getByRole('button', { name: 'Import 1 product' }).click()
  const result = page.getByRole('dialog', { name: 'Import is complete' })
  await result.getByRole('button', { name: 'Close' }).last().click()
  expect(begun).toMatchObject([{ body: { file_name: 'lots (rows to fix).csv' } }])
})

test('an import that still runs is followed after a reload', async () => {
  const running = { ...ended, message: importMessages.underWay, rows_done: 0, finished_at: null }
  aMarket(ended, [], [running])
  show(<ProductsStep viewer={viewer} />)
  const result = page.getByRole('dialog', { name: 'Import is complete' })
  await result.getByRole('button', { name: 'Close' }).last().click()
  await expect.element(result).not.toBeInTheDocument()
})
