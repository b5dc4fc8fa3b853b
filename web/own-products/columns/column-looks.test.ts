import { expect, test } from 'vitest'
import { usualColumns } from '#market/products/views/table-columns.ts'
import { drawnColumns, headOf, leastWidth } from './column-looks.ts'

const desk = { isHandheld: false, isLaptop: false }
const laptop = { isHandheld: false, isLaptop: true }
const handheld = { isHandheld: true, isLaptop: true }

test('columns that were chosen stand there at every width but a handheld’s', () => {
  const columns = ['updated', 'sku'] as const
  for (const window of [desk, laptop])
    expect(drawnColumns({ columns, isUsual: false }, window)).toEqual(columns)
  const onCards = ['upc', 'units', 'asking', 'status']
  expect(drawnColumns({ columns, isUsual: false }, handheld)).toEqual(onCards)
})

test('of the usual columns a laptop shows what fits', () => {
  const usual = { columns: usualColumns, isUsual: true }
  expect(drawnColumns(usual, desk)).toEqual(usualColumns)
  expect(drawnColumns(usual, laptop)).toEqual(usualColumns.slice(0, -1))
  expect(leastWidth(usualColumns)).toBeLessThan(1200)
  expect(leastWidth([])).toBeLessThan(leastWidth(['sku']))
})

test('a SKU stands below the UPC unless it has a column', () => {
  expect(headOf('upc', ['upc', 'units'])).toBe('UPC / SKU')
  expect(headOf('upc', ['sku', 'upc'])).toBe('UPC')
})
