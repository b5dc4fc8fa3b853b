import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as api from '#market/products/views/product-view-api.ts'
import { usualColumns, type TableColumn } from '#market/products/views/table-columns.ts'
import { refusal, aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { useTableChoice } from './use-table-choice.ts'
import { headOf } from './column-looks.ts'
import { ColumnsMenu } from './ColumnsMenu.tsx'

function Table() {
  const table = useTableChoice()
  return (
    <>
      <ColumnsMenu table={table} />
      <p data-testid="heads">
        {table.columns.map((each) => headOf(each, table.columns)).join(', ')}
      </p>
      <ToastRegion />
    </>
  )
}
const heads = page.getByTestId('heads')
const panel = page.getByRole('dialog', { name: 'Columns of the table' })
const box = (name: string) => panel.getByRole('checkbox', { name, exact: true })
const button = (name: string) => panel.getByRole('button', { name })

async function open(columns: TableColumn[] | null) {
  const server = aServer()
  server.answers(api.readProductViews, () => ({ product_views: [], columns }))
  const kept = server.answers(api.chooseColumns, ({ body }) => body)
  show(<Table />)
  await page.getByRole('button', { name: 'Columns' }).click()
  return { server, kept: () => kept.map(({ body }) => body.columns) }
}
beforeEach(() => page.viewport(1280, 800))

test('a column that is ticked stands in the table at once, and is kept', async () => {
  const { kept } = await open(['units', 'upc'])
  await expect.element(heads).toHaveTextContent('Units, UPC / SKU')
  await box('SKU').click()
  await expect.element(heads).toHaveTextContent('Units, UPC, SKU')
  await box('Units').click()
  await expect.poll(() => heads.element().textContent).toBe('UPC, SKU')
  await expect.poll(kept).toEqual([
    ['units', 'upc', 'sku'],
    ['upc', 'sku'],
  ])
})

test('columns are moved by key, focus stays on the key, and where it stands is said', async () => {
  const { kept } = await open(['units', 'msrp', 'tags'])
  const up = button('Move Tags up')
  await expect.element(up).toBeVisible()
  up.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heads).toHaveTextContent('Units, Tags, MSRP')
  await expect.element(up).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(heads).toHaveTextContent('Tags, Units, MSRP')
  await expect.element(panel.getByRole('status')).toHaveTextContent('Tags: column 1 of 3')
  await expect.element(up).toHaveFocus()
  await expect.element(up).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.poll(kept).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Columns' })).toHaveFocus()
})

test('the usual columns come back', async () => {
  const { kept } = await open([])
  await expect.poll(() => heads.element().textContent).toBe('')
  await button('Reset').click()
  const usual = 'UPC / SKU, Units, MSRP, Asking price, % off, Status, Updated'
  await expect.element(heads).toHaveTextContent(usual)
  await expect.poll(kept).toEqual([null])
  for (const name of ['Status', 'Updated']) await expect.element(box(name)).toBeChecked()
  expect(panel.getByRole('button', { name: /^Move .* up$/ }).elements()).toHaveLength(
    usualColumns.length,
  )
})

test('a choice that is refused is told, and taken back', async () => {
  const { server } = await open(['units', 'upc'])
  server.answers(api.chooseColumns, () => refusal(503, 'Please try again'))
  await box('SKU').click()
  await expect.element(page.getByText('Please try again')).toBeVisible()
  await expect.element(heads).toHaveTextContent('Units, UPC / SKU')
})
