import { expect, test } from 'vitest'
import { currentTool, sellerTools } from './tools.ts'

const shownAt = (pathname: string) => currentTool(sellerTools, pathname)?.label

test('the dashboard itself counts as the overview', () => {
  expect(shownAt('/dashboard')).toBe('Overview')
})

test('a page below belongs to its tool, not to the overview above it', () => {
  expect(shownAt('/dashboard/manage_products')).toBe('My Products')
  expect(shownAt('/dashboard/manage_products/42')).toBe('My Products')
  expect(shownAt('/dashboard/csv_import')).toBe('CSV Import')
})

test('another page belongs to none', () => {
  expect(shownAt('/my_orders')).toBeUndefined()
})
