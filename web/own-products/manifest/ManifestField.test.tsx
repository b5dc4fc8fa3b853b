import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { deleteManifest, putManifest, readOwnManifest } from '#market/manifests/own-manifest-api.ts'
import { cents } from '#market/money.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { partsOfSheets } from '#market/spreadsheets/testing/parts-of-sheets.ts'
import { findHeaders } from '#market/spreadsheets/intake/header-api.ts'
import { presignUrl } from '#market/uploads/upload-api.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ManifestField } from './ManifestField.tsx'

const TOTALS = {
  rows: 45,
  units: 120,
  retail_cents: cents(4_200_00),
  condition: 'open_box' as const,
  conditions: [],
  categories: [],
}
const HEADER = ['Name', 'Quantity', 'MSRP']
const workbook = () => {
  const parts = partsOfSheets({
    Notes: [['Read me']],
    'Pallet 7': [HEADER, ['Mug', '5', '100']],
    'Pallet 8': [HEADER, ['Lamp', '2', '100']],
  })
  const packed = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const)
  return new File([zipSync(Object.fromEntries(packed))], 'pallets.xlsx')
}

function aServerThatTakesFiles() {
  const server = aServer()
  server.answers(presignUrl, () => ({
    aws_url: new URL('data:,', location.origin).href,
    aws_headers: {},
    file_key: 'a'.repeat(32),
  }))
  server.answers(findHeaders, () => ({ mapping: {}, conditions: {} }))
  return server
}

const add = page.getByRole('button', { name: 'Add manifest' })
const csv = (...lines: string[]) => new File([lines.join('\n')], 'pallet.csv')

test('what the removal of a manifest takes away is said before, with a way to keep a copy', async () => {
  const { answers } = aServer()
  const product = anOwnProduct({ id: 7, manifest_units: 120 })
  answers(readOwnManifest, () => ({
    rows: [],
    totals: TOTALS,
    meta: {
      page: 1,
      per_page: 1,
      total_pages: 45,
      total_count: 45,
      manifest_id: 3,
      created_at: '2026-11-01T00:00:00Z',
    },
    file_name: 'pallet 7.csv',
  }))
  const removed = answers(deleteManifest, () => ({ manifest: null, product }))
  show(<ManifestField product={product} onProduct={() => undefined} />)
  await expect.element(page.getByText('pallet 7.csv')).toBeVisible()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await expect
    .element(
      dialog.getByText(
        /pallet 7.csv \(45 rows · 120 units inside · \$4,200 at MSRP\) is removed permanently/,
      ),
    )
    .toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Download' })).toBeVisible()
  expect(removed).toHaveLength(0)
  await dialog.getByRole('button', { name: 'Yes, remove it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(removed).toHaveLength(1)
})

test('of a workbook another sheet can be chosen, also when the proposed one was refused', async () => {
  const { answers } = aServerThatTakesFiles()
  const put = answers(putManifest, () => refusal(422, 'The goods total less than is asked'))
  const product = anOwnProduct({ id: 7, units: 1 })
  show(<ManifestField product={product} onProduct={() => undefined} />)
  await userEvent.upload(page.getByLabelText(/^Manifest/), workbook())
  const sheet = page.getByLabelText('Sheet')
  await expect.element(sheet).toHaveValue('Pallet 7')
  await expect.element(page.getByText('1 row · 5 units inside · $500.00 at MSRP')).toBeVisible()
  await add.click()
  await expect.element(page.getByText('The goods total less than is asked')).toBeVisible()
  await sheet.selectOptions('Pallet 8')
  await expect.element(page.getByText('1 row · 2 units inside · $200.00 at MSRP')).toBeVisible()
  await add.click()
  await expect.poll(() => put.length).toBe(2)
  expect(put.map(({ body }) => body.sheet)).toEqual([undefined, 'Pallet 8'])
})

test('words for conditions are asked for once, and the file is read with what they mean', async () => {
  const { answers } = aServerThatTakesFiles()
  const product = anOwnProduct({ id: 7, units: 1 })
  const put = answers(putManifest, () => refusal(422, 'The goods total less than is asked'))
  show(<ManifestField product={product} onProduct={() => undefined} />)
  const rows = ['Mug,5,100,Like New', 'Lamp,1,2,Used', 'Vase,1,2,like new']
  await userEvent.upload(
    page.getByLabelText(/^Manifest/),
    csv('Name,Quantity,MSRP,Condition', ...rows),
  )
  await expect.element(page.getByLabelText('Like New')).toBeVisible()
  await expect.element(page.getByRole('region', { name: 'Rows to fix' })).not.toBeInTheDocument()
  await page.getByLabelText('Like New').selectOptions('Open box')
  await expect.element(add).toBeDisabled()
  await page.getByLabelText('Used').selectOptions('Salvage')
  await expect.element(page.getByLabelText('Like New')).toHaveValue('open_box')
  await add.click()
  await expect.poll(() => put.length).toBe(1)
  expect(put[0]?.body.conditions).toEqual({ 'like new': 'open_box', used: 'salvage' })
})

test('a file with headers and decimal commas of its own is matched before anything is taken in', async () => {
  const { answers } = aServerThatTakesFiles()
  const put = answers(putManifest, () => refusal(422, 'The goods total less than is asked'))
  show(<ManifestField product={anOwnProduct({ id: 7, units: 1 })} onProduct={() => undefined} />)
  const file = csv('Artikel;Menge;Listenpreis', 'Kerze;2;12,50', 'Lampe;3;20,00')
  await userEvent.upload(page.getByLabelText(/^Manifest/), file)
  await expect
    .element(page.getByText('The manifest has no Name, Quantity and MSRP columns'))
    .toBeVisible()
  await expect.element(page.getByText('Kerze · Lampe')).toBeVisible()
  await page.getByLabelText('Artikel').selectOptions('Name')
  await page.getByLabelText('Menge').selectOptions('Quantity')
  await page.getByLabelText('Listenpreis').selectOptions('MSRP')
  await page.getByLabelText('Read 12,50 as 12.50, in 2 rows').click()
  await expect.element(page.getByText('2 rows · 5 units inside · $85.00 at MSRP')).toBeVisible()
  expect(put).toHaveLength(0)
  await add.click()
  await expect.poll(() => put.length).toBe(1)
  expect(put[0]?.body).toMatchObject({
    mapping: { artikel: 'Name', menge: 'Quantity', listenpreis: 'MSRP' },
    decimal: 'comma',
  })
})

test('columns matched as in the last file are said to be, and by their own words again at a press', async () => {
  const { answers } = aServerThatTakesFiles()
  answers(findHeaders, () => ({ mapping: { Artikel: 'Name' }, conditions: {} }))
  show(<ManifestField product={anOwnProduct({ id: 7, units: 1 })} onProduct={() => undefined} />)
  const file = csv('Artikel,Title,Quantity,MSRP', 'A-7,Mug,2,5')
  await userEvent.upload(page.getByLabelText(/^Manifest/), file)
  await expect.element(page.getByText('Columns matched as in your last file.')).toBeVisible()
  await page.getByText('Match your columns').click()
  await expect.element(page.getByLabelText('Artikel')).toHaveValue('Name')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByLabelText('Artikel')).toHaveValue('')
  await expect.element(page.getByLabelText('Title')).toHaveValue('Name')
})

test('a bad row is fixed in place, or left out by choice', async () => {
  const { answers } = aServerThatTakesFiles()
  const put = answers(putManifest, () => refusal(422, 'The goods total less than is asked'))
  show(<ManifestField product={anOwnProduct({ id: 7, units: 1 })} onProduct={() => undefined} />)
  const file = csv('Name,Quantity,MSRP', 'Mug,two,5', 'Lamp,1,20', ',3,?')
  await userEvent.upload(page.getByLabelText(/^Manifest/), file)
  const rows = page.getByRole('region', { name: 'Rows to fix' })
  await expect.element(rows.getByText('"two" isn’t a whole number')).toBeVisible()
  await expect.element(add).toBeDisabled()
  await rows.getByLabelText('Quantity, row 2').fill('2')
  await userEvent.keyboard('{Enter}')
  await expect.element(rows.getByText('Fixed')).toBeVisible()
  await rows.getByLabelText('Leave out row 4').click()
  await expect.element(page.getByText('2 rows · 3 units inside · $30.00 at MSRP')).toBeVisible()
  await add.click()
  await expect.poll(() => put.length).toBe(1)
  expect(put[0]?.body).toMatchObject({
    fixes: [{ row: 2, column: 'Quantity', text: '2' }],
    leave_out: [4],
  })
})

test('units that buyers see become whole lots only when their seller says so', async () => {
  const { answers } = aServerThatTakesFiles()
  const put = answers(putManifest, () => refusal(422, 'The goods total less than is asked'))
  const product = anOwnProduct({ id: 7, units: 152, seller_price_cents: cents(16_75) })
  show(<ManifestField product={product} onProduct={() => undefined} />)
  const field = page.getByLabelText(/^Manifest/)
  const dialog = page.getByRole('alertdialog', { name: 'Make it a mixed lot?' })
  await userEvent.upload(field, workbook())
  await add.click()
  const words =
    /at \$16\.75 per unit\. With a manifest, each of its 152 units is a whole lot at that price/
  await expect.element(dialog.getByText(words)).toBeVisible()
  await dialog.getByRole('button', { name: 'No, cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(put).toHaveLength(0)

  await add.click()
  await dialog.getByRole('button', { name: 'Yes, add manifest' }).click()
  await expect.poll(() => put.length).toBe(1)
  // One that nobody sees yet is priced afterwards.
  for (const [at, unseen] of [{ paused: true }, { provisional: true }].entries()) {
    show(<ManifestField product={{ ...product, ...unseen }} onProduct={() => undefined} />)
    await userEvent.upload(page.getByLabelText(/^Manifest/).last(), workbook())
    await add.nth(at + 1).click()
  }
  await expect.poll(() => put.length).toBe(3)
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a price that was one of a unit is questioned next to the MSRP of the whole lot', async () => {
  aServer().answers(readOwnManifest, () => refusal(404, 'Not found'))
  const ordinary = { id: 7, msrp_cents: cents(5_857_07), seller_price_cents: cents(16_75) }
  const lots = [
    anOwnProduct({ ...ordinary, manifest_units: 293 }),
    anOwnProduct({ ...ordinary, manifest_units: 293, seller_price_cents: cents(1_675_00) }),
    anOwnProduct(ordinary),
  ]
  show(lots.map((lot, at) => <ManifestField key={at} product={lot} onProduct={() => undefined} />))
  const asked = page.getByText(/Is this your price for the whole lot\?/)
  await expect
    .element(asked)
    .toHaveTextContent(
      '$16.75 is more than 95% off the MSRP of $5,857.07. Is this your price for the whole lot?',
    )
  expect(asked.elements()).toHaveLength(1)
})
