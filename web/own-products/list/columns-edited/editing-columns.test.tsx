import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cents } from '#market/money.ts'
import { editFigures } from '#market/products/own-product-api.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import type { TableColumn } from '#market/products/views/table-columns.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { ToastRegion } from '#web/platform/ui/toasts/ToastRegion.tsx'
import { ProductTable } from '../ProductTable.tsx'
import { useSelection } from '../use-selection.ts'

const nothing = () => undefined
const acts = { duplicate: nothing, pause: nothing, resume: nothing, remove: nothing }
const lots = ['Mug', 'Bowl', 'Vase'].map((name, at) =>
  anOwnProduct({
    id: at + 1,
    name,
    category: at === 0 ? 'home' : 'toys',
    seller_price_cents: cents(8_00),
    units: 100,
    min_order_units: at === 2 ? 12 : 1,
  }),
)

type Props = { columns: readonly TableColumn[] }

function Table({ columns }: Props) {
  const ticks = useSelection('all')
  const table = { columns, isUsual: false, choose: nothing, reset: nothing }
  return (
    <>
      <ProductTable
        products={lots}
        count={lots.length}
        isStale={false}
        acts={acts}
        ticks={ticks}
        table={table}
        sort="newest"
        onSort={nothing}
      />
      <ToastRegion />
    </>
  )
}

/** A server that takes every edit, and what was sent to it. */
async function aTable(columns: readonly TableColumn[]) {
  await page.viewport(1280, 800)
  const server = aServer()
  const edits = server.answers(editFigures, ({ params, body: { product } }) => {
    const lot = lots.find(({ id }) => id === params.id) ?? lots[0]
    return anOwnProduct({ ...lot, ...JSON.parse(JSON.stringify(product)) })
  })
  show(<Table columns={columns} />)
  await expect.element(page.getByRole('rowheader', { name: /Mug/ })).toBeVisible()
  return { server, sent: () => edits.map(({ params, body }) => [params.id, body.product]) }
}
const field = (label: string) => page.getByLabelText(label)
const dialog = page.getByRole('dialog')

test('category, minimum and expiration are edited in their columns', async () => {
  const { sent } = await aTable(['category', 'minimum', 'expiration'])
  await field('Category of Mug').selectOptions('Pet')
  await field('Minimum order of Vase').fill('')
  await userEvent.keyboard('{Enter}')
  await field('Expiration of Bowl').fill('3/2031')
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toEqual([
    [1, { category: 'pet' }],
    [3, { min_order_units: null }],
    [2, { expiration_date: '03/2031' }],
  ])
  await expect.element(page.getByText('Bowl: expiration 03/2031')).toBeVisible()
})

test('the menu of a row shows the product as a buyer sees it', async () => {
  await aTable(['units'])
  await page.getByRole('button', { name: 'More for Mug' }).click()
  const view = page.getByRole('menuitem', { name: 'View as a buyer' })
  await expect.element(view).toHaveAttribute('href', `/all_products/${lots[0]?.seller_id}/1`)
})

test('arrows lead from cell to cell, and change nothing', async () => {
  const { sent } = await aTable(['category', 'units', 'asking'])
  await field('Units of Mug').click()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field('Units of Bowl')).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{ArrowDown}')
  await expect.element(field('Asking price of Vase')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowLeft}{ArrowLeft}')
  await expect.element(field('Category of Vase')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(field('Category of Bowl')).toHaveFocus()
  await expect.element(field('Category of Bowl')).toHaveValue('toys')
  expect(sent()).toEqual([])
})

test('within a text an arrow moves the caret first', async () => {
  await aTable(['units', 'asking'])
  await field('Units of Mug').click()
  await userEvent.keyboard('{End}{ArrowLeft}')
  await expect.element(field('Units of Mug')).toHaveFocus()
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(field('Asking price of Mug')).toHaveFocus()
})

test('selected cells are filled down after a look at each, and one press takes it back', async () => {
  const { sent } = await aTable(['category', 'units'])
  field('Category of Mug').element().focus()
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  await expect.element(page.getByText('Category: 3 cells selected')).toBeVisible()
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(dialog.getByRole('cell', { name: 'Toys' }).first()).toBeVisible()
  expect(sent()).toEqual([])
  await dialog.getByRole('button', { name: 'Change 2 products' }).click()
  await expect.element(page.getByText('2 products changed')).toBeVisible()
  expect(sent()).toEqual([
    [2, { category: 'home' }],
    [3, { category: 'home' }],
  ])
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(sent).toHaveLength(4)
  expect(sent().slice(2)).toEqual([
    [2, { category: 'toys' }],
    [3, { category: 'toys' }],
  ])
})

test('cells are selected by Shift and a press, and filled by the button', async () => {
  const { sent } = await aTable(['units'])
  await field('Units of Mug').fill('40')
  await userEvent.keyboard('{Enter}')
  await expect.poll(sent).toEqual([[1, { units: 40 }]])
  await field('Units of Bowl').click()
  await field('Units of Vase').click({ modifiers: ['Shift'] })
  await page.getByRole('button', { name: 'Fill down' }).click()
  await expect.element(dialog.getByText('1 product already match.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByText('cells selected')).not.toBeInTheDocument()
})

test('a pasted column fills the rows below; what can’t be read, and what is refused, says so', async () => {
  const { server, sent } = await aTable(['asking'])
  await field('Asking price of Mug').click()
  await paste('$7.50\nEUR 6\n7.25\n9.00')
  await expect.element(dialog.getByText('“EUR 6” isn’t a price we can read')).toBeVisible()
  await expect.element(dialog.getByText(/^1 pasted value had no row below/)).toBeVisible()
  server.answers(editFigures, ({ params }) =>
    params.id === 1
      ? { ...(lots[0] ?? anOwnProduct()), seller_price_cents: cents(7_50) }
      : refusal(422, 'Price is too high', {
          fields: { 'product.seller_price_cents': ['Price is too high'] },
        }),
  )
  await dialog.getByRole('button', { name: 'Change 2 products' }).click()
  await expect.element(page.getByText('1 product changed, 1 rejected: see the table')).toBeVisible()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Price is too high')
  expect(sent()).toEqual([])
})

/** As if it came from the clipboard. */
async function paste(text: string) {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  document.activeElement?.dispatchEvent(event)
  await expect.element(dialog).toBeVisible()
}
