import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from '#market/accounts/pages.ts'
import { screensOfPages } from '../scripts/screens-of-pages.ts'

test('every page of the table of routes is found with its screen and its frame', () => {
  const found = screensOfPages(readFileSync('web/app/routes.tsx', 'utf8'))
  expect([...found.keys()].toSorted()).toEqual(Object.keys(pages).toSorted())
  expect(found.get('/')).toEqual({ frame: 'shell', screen: 'app/HomePage.tsx' })
  expect(found.get('/all_products/search')).toEqual({
    frame: 'shell',
    screen: 'catalogue/CataloguePage.tsx',
  })
  expect(found.get('/dashboard/payouts/statements')).toEqual({
    frame: 'seller',
    screen: 'payouts/seller/statements/StatementsPage.tsx',
  })
})

test('a page whose screen is not found stops the build', () => {
  expect(() => screensOfPages("  '/nowhere': unknown,")).toThrow('No screen of /nowhere')
})
