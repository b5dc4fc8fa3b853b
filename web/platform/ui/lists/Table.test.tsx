import { useState } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#web/platform/testing/show.tsx'
import type { Column } from './column.ts'
import { Table } from './Table.tsx'

type Lot = { id: number; name: string; units: number }
const lots: Lot[] = [
  { id: 1, name: 'Kettle', units: 40 },
  { id: 2, name: 'Lamp', units: 1200 },
]

function Lots({ part }: { part?: Parameters<typeof Table<Lot>>[0]['part'] }) {
  const [isMostFirst, setIsMostFirst] = useState(false)
  const rows = lots.toSorted((a, b) => (isMostFirst ? b.units - a.units : a.units - b.units))
  const columns: Column<Lot>[] = [
    { head: 'Product', cell: ({ name }) => name, foot: 'Together' },
    {
      head: 'Units',
      figure: true,
      cell: ({ units }) => units,
      foot: 1240,
      sort: {
        direction: isMostFirst ? 'descending' : 'ascending',
        onSort: () => setIsMostFirst(!isMostFirst),
      },
    },
  ]
  return (
    <Table
      caption="Lots"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      hasProblem={({ id }) => id === 2}
      part={part}
    />
  )
}
const table = page.getByRole('table', { name: 'Lots' })
const names = () =>
  [...table.element().querySelectorAll('tbody td:first-child')].map((cell) => cell.textContent)

test('it is read as a table: its name, its heads, its rows and their sum', async () => {
  show(<Lots />)
  await expect.element(table).toBeVisible()
  await expect.element(table.getByRole('columnheader', { name: 'Product' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Lamp 1200' })).toBeVisible()
  await expect.element(table.getByRole('row', { name: 'Together 1240' })).toBeVisible()
})

test('a head that sorts is pressed by key, and says which way it sorts', async () => {
  show(<Lots />)
  const head = table.getByRole('columnheader', { name: 'Units' })
  await expect.element(head).toHaveAttribute('aria-sort', 'ascending')
  expect(names()).toEqual(['Kettle', 'Lamp'])
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(head).toHaveAttribute('aria-sort', 'descending')
  expect(names()).toEqual(['Lamp', 'Kettle'])
})

test('rows that are part of a long list say where in it they stand', async () => {
  show(<Lots part={{ first: 10, total: 500, above: 400, below: 8000, measure: () => {} }} />)
  await expect.element(table).toHaveAttribute('aria-rowcount', '501')
  const row = table.getByRole('row', { name: 'Kettle 40' })
  await expect.element(row).toHaveAttribute('aria-rowindex', '12')
  expect(table.element().clientHeight).toBeGreaterThan(8400)
})

test('what can be done with a row stays in view where the table is wider than its place', async () => {
  await page.viewport(768, 700)
  onTestFinished(() => page.viewport(1280, 800))
  const wide = <span style={{ display: 'block', width: 400 }} />
  const columns: Column<Lot>[] = [
    { head: 'Product', cell: ({ name }) => name },
    { head: 'Buyer', cell: () => wide },
    { head: 'Seller', cell: () => wide },
    { head: 'Actions', cell: ({ name }) => <button type="button">Ship {name}</button> },
  ]
  show(<Table caption="Lots" columns={columns} rows={lots} rowKey={({ id }) => id} />)
  const button = page.getByRole('button', { name: 'Ship Lamp' })
  await expect.element(button).toBeInViewport()
  expect(button.element().getBoundingClientRect().right).toBeLessThanOrEqual(768)
  // A shadow over its edge says that there is more below.
  const edge = () => getComputedStyle(button.element().closest('td')!, '::before').maskImage
  await expect.poll(edge).toBe('none')
})

test('on a phone each cell is labelled with its head, which has no row any more', async () => {
  await page.viewport(375, 800)
  onTestFinished(() => page.viewport(1280, 800))
  show(<Lots />)
  await expect.element(table).toBeVisible()
  const cell = table.getByText('1200')
  expect(getComputedStyle(cell.element(), '::before').content).toBe('"Units"')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375)
})

const manyLots = Array.from({ length: 100 }, (_, id) => ({ id, name: `Lamp ${id}`, units: id }))
const fourColumns: Column<Lot>[] = [
  { head: 'Product', cell: ({ name }) => name },
  { head: 'Units', cell: ({ units }) => units },
  { head: 'Cases', cell: ({ units }) => units / 4 },
  { head: 'Actions', cell: () => <button type="button">Ship</button> },
]
const manyRows = {
  caption: 'Lots',
  columns: fourColumns,
  rows: manyLots,
  rowKey: (lot: Lot) => lot.id,
}
const rowAt = (at: number) => table.element().querySelectorAll('tbody tr')[at]!
const isLaidOut = (row: Element) =>
  row.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })

test('on a phone the rows of a box far below wait until somebody comes near, at about the height that they will have', async () => {
  await page.viewport(375, 700)
  onTestFinished(() => page.viewport(1280, 800))
  show(<Table boxed {...manyRows} />)
  await expect.poll(() => isLaidOut(rowAt(99))).toBe(false)
  expect(isLaidOut(rowAt(0))).toBe(true)
  const height = rowAt(0).clientHeight
  expect(Math.abs(height - rowAt(99).clientHeight)).toBeLessThan(height / 4)
  rowAt(99).scrollIntoView()
  await expect.poll(() => isLaidOut(rowAt(99))).toBe(true)
})

test('rows that scroll with the page are all laid out, so that Back finds the place it left', async () => {
  await page.viewport(375, 700)
  onTestFinished(() => page.viewport(1280, 800))
  show(<Table {...manyRows} />)
  await expect.element(table).toBeVisible()
  expect(isLaidOut(rowAt(99))).toBe(true)
})

test('on a phone a value has its head next to it, and buttons do not', async () => {
  await page.viewport(375, 700)
  onTestFinished(() => page.viewport(1280, 800))
  const columns: Column<Lot>[] = [
    { head: 'Product', cell: ({ name }) => name },
    { head: 'Units', cell: ({ units }) => units },
    { head: 'Actions', cell: ({ name }) => <button type="button">Ship {name}</button> },
  ]
  show(<Table caption="Lots" columns={columns} rows={lots} rowKey={({ id }) => id} />)
  await expect.element(page.getByRole('button', { name: 'Ship Lamp' })).toBeVisible()
  const cells = [...table.element().querySelectorAll('tbody tr:first-child td')]
  expect(cells.map((cell) => getComputedStyle(cell, '::before').content)).toEqual([
    'none',
    '"Units"',
    'none',
  ])
})

test('a column of actions stands as long as something can be done with a row', async () => {
  const Shipping = ({ lot }: { lot: Lot }) =>
    lot.units > 1000 && <button type="button">Ship</button>
  const columns: Column<Lot>[] = [
    { head: 'Product', cell: ({ name }) => name },
    { head: 'Actions', cell: (lot) => <Shipping lot={lot} /> },
  ]
  function Shown() {
    const [isShipped, setShipped] = useState(false)
    const rows = isShipped ? lots.slice(0, 1) : lots
    return (
      <>
        <Table caption="Lots" columns={columns} rows={rows} rowKey={({ id }) => id} />
        <button type="button" onClick={() => setShipped(true)}>
          Done
        </button>
      </>
    )
  }
  show(<Shown />)
  const heads = table.getByRole('columnheader')
  await expect.poll(() => heads.elements().map((head) => head.textContent)).toContain('Actions')

  await page.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => heads.elements().map((head) => head.textContent)).toEqual(['Product'])
})
