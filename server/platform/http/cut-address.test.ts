import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blankBrowser } from '#server/testing/browser.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

let webFolder: string
let site: TestSite
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'lotline-test-web-'))
  await writeFile(join(webFolder, 'index.html'), '<!doctype html><title>The app</title>')
  site = await startSite({ webFolder })
})
afterAll(async () => {
  await site.stop()
  await rm(webFolder, { recursive: true })
})

const visit = async (path: string) => {
  const headers = { Accept: 'text/html' }
  const answer = await blankBrowser(site.address).send('GET', path, { headers })
  return answer.status === 302 ? answer.headers.get('Location') : answer.status
}

test.each([
  ['/magic/sign_in/abc.', '/magic/sign_in/abc'],
  ['/magic/sign_in/abc%3E', '/magic/sign_in/abc'],
  ['/reset_password/abc).', '/reset_password/abc'],
  ['/unsubscribe/offer_received/abc%22%3E', '/unsubscribe/offer_received/abc'],
  ['/all_products/3/14)', '/all_products/3/14'],
  ['/my_offers?offer=O-10012.', '/my_offers?offer=O-10012'],
  ['/my_orders?order=PO-10095%3E', '/my_orders?order=PO-10095'],
  ['/all_products?max_price_cents=500%29', '/all_products?max_price_cents=500'],
  ['/).', '/'],
])('%s leads to %s', async (path, meant) => {
  expect(await visit(path)).toBe(meant)
})

test.each([
  '/my_offers?offer=O-10012',
  '/all_products/search?query=what?!',
  '/all_products/search?query=(new)',
  '/all_products/filter/tags=so-called.',
  '/no_such_page).',
  '//elsewhere.example).',
])('%s stays as it is', async (path) => {
  expect(await visit(path)).toBe(200)
})
