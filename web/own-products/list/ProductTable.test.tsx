import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import type { OwnProductSort } from '#market/products/views/own-product-filters.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { NO_RESALE_TERMS } from '#market/resale/resale-terms.ts'
import { show } from '#web/platform/testing/show.tsx'
import { OwnProductFacts } from './OwnProductFacts.tsx'
import { ProductTable } from './ProductTable.tsx'
import { useSelection } from './use-selection.ts'

const nothing = () => {}
const acts = { duplicate: nothing, pause: nothing, resume: nothing, remove: nothing }
const candle = anOwnProduct({ sku: 'FIG-1', category: 'home', watchers: 3, inner_quantity: 6 })

type Props = { columns: readonly TableColumn[] }

function Table({ columns: first }: Props) {
  const ticks = useSelection('all')
  const [columns, choose] = useState(first)
  const table = { columns, isUsual: false, choose, reset: nothing }
  const [sort, onSort] = useState<OwnProductSort>('newest')
  const shown = { products: [candle], count: 1, isStale: false, acts, sort, onSort }
  return <ProductTable {...shown} ticks={ticks} table={table} />
}
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .slice(1)
    .map(({ textContent }) => textContent?.trim())

test('the table has the columns that were chosen, in their order', async () => {
  await page.viewport(1280, 800)
  show(<Table columns={['inner_pack', 'sku', 'upc', 'watchers', 'category']} />)
  await expect
    .poll(heads)
    .toEqual(['Product', 'Inner pack', 'SKU', 'UPC', 'Watchers', 'Category', 'More'])
  const cells = page.getByRole('cell').elements().slice(1, -1)
  const [, sku, upc, watchers] = cells.map(({ textContent }) => textContent)
  expect([sku, upc, watchers]).toEqual(['FIG-1', '036000291452', '3'])
  await expect.element(page.getByLabelText('Inner pack of Fig candle')).toHaveValue('6')
  await expect.element(page.getByLabelText('Category of Fig candle')).toHaveValue('home')
})

test('a lot with resale terms of its own is told from those that have the shop’s', async () => {
  await page.viewport(1280, 800)
  show(<Table columns={['terms']} />)
  await expect.element(page.getByRole('cell', { name: 'Shop terms' })).toBeVisible()
  show(<OwnProductFacts product={{ ...candle, resale_terms: NO_RESALE_TERMS }} />)
  await expect.element(page.getByText('Own resale terms')).toBeVisible()
})

test('the head of a column sorts by it, and the next press the other way round', async () => {
  await page.viewport(1280, 800)
  show(<Table columns={['units', 'category', 'status']} />)
  const head = (name: string) => page.getByRole('columnheader', { name })
  const press = (name: string) => head(name).getByRole('button').click()
  await press('Units')
  await expect.element(head('Units')).toHaveAttribute('aria-sort', 'ascending')
  await press('Units')
  await expect.element(head('Units')).toHaveAttribute('aria-sort', 'descending')
  await press('Product')
  await expect.element(head('Product')).toHaveAttribute('aria-sort', 'ascending')
  await expect.element(head('Units')).toHaveAttribute('aria-sort', 'none')
  expect(head('Status').getByRole('button').elements()).toEqual([])
})

test('more columns than there is room for are scrolled to, and the page stays', async () => {
  await page.viewport(1100, 800)
  const many: TableColumn[] = ['units', 'asking', 'sku', 'category', 'tags', 'created', 'updated']
  show(<Table columns={[...many, 'status', 'upc', 'msrp', 'wholesale']} />)
  await expect.poll(heads).toHaveLength(13)
  const { scrollWidth, clientWidth } = document.documentElement
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  const name = page.getByRole('rowheader').element().getBoundingClientRect()
  expect(name.width).toBeGreaterThan(200)
})

test.each(['Units', 'Minimum order', 'Asking price'])(
  'the figure of %s keeps clear of its border',
  async (label) => {
    await page.viewport(1280, 800)
    show(<Table columns={['units', 'minimum', 'asking']} />)
    const field = page.getByLabelText(`${label} of Fig candle`)
    await expect.element(field).toBeVisible()
    expect(parseFloat(getComputedStyle(field.element()).paddingRight)).toBeGreaterThanOrEqual(8)
  },
)

test('on a phone a card has its own parts, whatever the columns are', async () => {
  await page.viewport(375, 740)
  show(<Table columns={['sku']} />)
  await expect.element(page.getByLabelText('Units of Fig candle')).toBeVisible()
  await expect.element(page.getByLabelText('Asking price of Fig candle')).toBeVisible()
  await expect.element(page.getByText('FIG-1')).toBeVisible()
})
