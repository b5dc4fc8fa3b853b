import { expect, test } from 'vitest'
import { currentTool, sellerTools } from './page-tools.ts'

const shownAt = (pathname: string) => currentTool(sellerTools, pathname)?.label

test('the dashboard itself counts as the overview', () => {
  expect(shownAt('/dashboard')).toBe('Overview')
})

test('a page below belongs to its tool, not to the overview above it', () => {
  expect(shownAt('/dashboard/manage_products')).toBe('My Products')
  expect(shownAt('/dashboard/manage_products/42')).toBe('My Products')
  expect(shownAt('/dashboard/csv_import')).toBe('CSV Import')
})

test('the menu of a seller names its pages in their order', () => {
  expect(sellerTools.map(({ label, href }) => [label, href])).toEqual([
    ['Overview', '/dashboard'],
    ['My Products', '/dashboard/manage_products'],
    ['Manage Orders', '/dashboard/manage_orders'],
    ['Invoices', '/dashboard/invoices'],
    ['Payouts', '/dashboard/payouts'],
    ['My Profile', '/dashboard/seller_profile'],
    ['CSV Import', '/dashboard/csv_import'],
  ])
})

test('another page belongs to none', () => {
  expect(shownAt('/my_orders')).toBeUndefined()
})
