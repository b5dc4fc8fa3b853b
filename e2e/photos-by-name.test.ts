import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  Uint8ArrayReader,
  Uint8ArrayWriter,
  ZipWriter,
} from '@zip.js/zip.js/lib/zip-core-native.js'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aListedProduct } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { expectAccessible, expectNoSidewaysScroll } from './support/accessible.ts'
import { openBrowser, type Browser } from './support/browser.ts'
import { openMarket } from './support/market.ts'
import { aPersonAt, signIn, type Person } from './support/person.ts'

const PRODUCTS = 20
const PHOTOS_EACH = 3
const upcOf = (number: number) => `0123456${String(number).padStart(5, '0')}`

let browser: Browser
let site: TestSite
let seller: Person
let sellerId: number
let place: string

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'lotline-photos-'))
  browser = await openBrowser()
  const market = await openMarket()
  site = market.site
  sellerId = market.seller.id
  for (let number = 0; number <= PRODUCTS; number++)
    await aListedProduct(site.db, {
      sellerId,
      upc: upcOf(number),
      name: `Mug ${number}`,
      photos: [],
    })
  seller = await aPersonAt(browser, { address: site.address })
  await signIn(seller, 'seller@example.com')
})
afterAll(async () => {
  await seller.leave()
  await browser.close()
  await site.stop()
  rmSync(place, { recursive: true })
})

/** A picture like no other. */
const picture = (number: number) => {
  const background = { r: number % 256, g: 40, b: 90 }
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Lets a folder fall onto a place of the page, as from the desktop. */
async function drop(folder: string, target: string) {
  const { page } = seller
  const box = await page.getByText(target).boundingBox()
  if (!box) throw new Error('There is nothing to drop it on')
  const devtools = await page.context().newCDPSession(page)
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await devtools.send('Input.dispatchDragEvent', { type, x: box.x + 5, y: box.y + 5, data })
}

test('a folder that is dropped comes to its products, and what fits none is listed', async () => {
  const { page } = seller
  const folder = join(place, 'November')
  mkdirSync(join(folder, upcOf(0)), { recursive: true })
  for (let number = 0; number < PRODUCTS; number++)
    for (let photo = 1; photo <= PHOTOS_EACH; photo++)
      writeFileSync(
        join(folder, number === 0 ? `${upcOf(0)}/${photo}.png` : `${upcOf(number)}_${photo}.png`),
        await picture(number * PHOTOS_EACH + photo),
      )
  writeFileSync(join(folder, 'group picture.png'), await picture(255))
  writeFileSync(join(folder, '.DS_Store'), 'x')
  writeFileSync(join(folder, 'prices.txt'), 'x')

  await page.goto('/dashboard/manage_products')
  await page.getByRole('button', { name: 'Add Products' }).first().click()
  await page.getByRole('menuitem', { name: 'Add Photos by File Name' }).click()
  await drop(folder, 'Drop a folder, photos or a ZIP here, or choose files')
  await page.getByText('60 photos for 20 products').waitFor()
  const without = page.getByRole('list', { name: 'Photos without a product' })
  // Until its picture is there, its name stands in the place of that too.
  await without.getByText('November/group picture.png').last().waitFor()
  await page.getByText('1 file left out').click()
  await page.getByText('November/prices.txt: Not a JPEG, PNG, WebP, AVIF or GIF image').waitFor()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page.getByRole('button', { name: 'Add 60 photos' }).click()
  await page.getByText('60 photos added').waitFor()
  seller.sawNoProblem()
  const rows = await site.db
    .selectFrom('products')
    .select(['upc', 'photos'])
    .where('sellerId', '=', sellerId)
    .orderBy('upc')
    .execute()
  expect(rows.map(({ photos }) => photos.length)).toEqual([...Array(PRODUCTS).fill(PHOTOS_EACH), 0])
})

test('a ZIP comes to its products the same way', async () => {
  const { page } = seller
  const zip = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  const add = (name: string, bytes: Uint8Array, how = {}) =>
    zip.add(name, new Uint8ArrayReader(bytes), how)
  await add(`shots/${upcOf(PRODUCTS)}.png`, await picture(200))
  await add(`shots/${upcOf(PRODUCTS)}_2.png`, await picture(201), { level: 0 })
  await add('__MACOSX/shots/._1.png', Buffer.from('x'))
  const file = join(place, 'shots.zip')
  writeFileSync(file, await zip.close())

  await page.goto('/dashboard/manage_products/photos')
  await page.getByLabel('Photos', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Add 2 photos' }).click()
  await page.getByText('2 photos added').waitFor()
  await page.getByRole('link', { name: 'My Products', exact: true }).first().click()
  await page.getByText(`Mug ${PRODUCTS}`, { exact: true }).first().waitFor()
  seller.sawNoProblem()
})
