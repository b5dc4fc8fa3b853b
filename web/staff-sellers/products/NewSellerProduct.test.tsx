import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { checkSellerUpc, createSellerProduct } from '#market/staff-sellers/staff-product-api.ts'
import { readSellerRecord } from '#market/staff-sellers/staff-seller-api.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { NewSellerProduct } from './NewSellerProduct.tsx'

const said = {
  'Product Name': 'Fig candle',
  UPC: '036000291452',
  'Photo 1, Photo URL': 'https://cdn.example.com/fig.jpg',
  'Unit MSRP': '24.00',
  'Unit Wholesale': '12.00',
  'Unit Asking Price': '12.00',
  Units: '480',
}

test('a product that staff create leads to its seller, and nothing asks whether to leave', async () => {
  const { answers } = aServer()
  answers(readSellerRecord, () => refusal(503, 'Not now'))
  answers(checkSellerUpc, () => ({ taken: false }))
  const created = answers(createSellerProduct, () => anOwnProduct())
  const { address } = show(<NewSellerProduct sellerId={3} />)
  await page.getByRole('button', { name: 'Add a photo by URL' }).click()
  for (const [label, text] of Object.entries(said))
    await page
      .getByLabelText(label, { exact: label === 'Units' })
      .first()
      .fill(text)
  await page.getByRole('button', { name: 'Create Product' }).click()
  await expect.poll(address).toBe('/admin/sellers/3')
  expect(created).toHaveLength(1)
  await expect.element(page.getByText('Leave without saving?')).not.toBeInTheDocument()
})
