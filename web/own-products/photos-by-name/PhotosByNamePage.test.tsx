import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  addPhotosByName,
  matchPhotoNames,
  type NameMatch,
} from '#market/products/photos-by-name/photos-by-name-api.ts'
import { listOwnProducts } from '#market/products/own-product-api.ts'
import { presignImages } from '#market/uploads/upload-api.ts'
import { anOwnProduct } from '#market/products/testing/own-product.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { PhotosByNamePage } from './PhotosByNamePage.tsx'

const MUG = { id: 1, upc: '012345678905', name: 'Mug', sku: 'SKU-17', images: [] }
const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.codePointAt(0) ?? 0,
)
const aFile = (name: string, type = 'image/png') => new File([PNG], name, { type })

/** What the server would say: the digits before the first letter are a UPC, the rest the place. */
function matchOf(name: string): NameMatch {
  const place = /^012345678905_(\d)/.exec(name)?.[1]
  if (place === undefined) return { name, result: 'none', message: 'The name holds no code' }
  return {
    name,
    result: 'matched',
    product_id: 1,
    place,
    kind: 'upc',
    code: MUG.upc,
    message: 'By its UPC',
  }
}

function aMarket() {
  const server = aServer()
  const matched = server.answers(matchPhotoNames, ({ body }) => ({
    files: body.names.map(matchOf),
    products: [MUG],
  }))
  let number = 0
  const signed = server.answers(presignImages, ({ body }) => ({
    files: body.files.map(() => ({
      aws_url: new URL('data:,', location.origin).href,
      aws_headers: {},
      file_key: String(number++).padStart(32, '0'),
    })),
  }))
  // The one that sends is not fetch.
  const puts: number[] = []
  let status = 200
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget()
      status = 0
      responseText = '{}'
      open() {}
      setRequestHeader() {}
      abort() {}
      send(content: Blob) {
        puts.push(content.size)
        this.status = status
        queueMicrotask(() => this.dispatchEvent(new Event(status === 0 ? 'error' : 'load')))
      }
    },
  )
  const added = server.answers(addPhotosByName, ({ body }) => ({
    files: body.files.map(({ name, key, product_id: id = null }) => ({
      name,
      key,
      result: 'added' as const,
      product_id: Number(id),
      photo: null,
      message: '',
    })),
  }))
  return { server, matched, signed, added, puts, lineIs: (now: number) => (status = now) }
}

const choose = (...files: File[]) =>
  userEvent.upload(page.getByLabelText('Photos', { exact: true }), files)

test('shows what belongs to what before anything is sent, and what belongs to nothing', async () => {
  const { signed, matched } = aMarket()
  show(<PhotosByNamePage />)
  await choose(
    aFile('012345678905_2.png'),
    aFile('cat.png'),
    aFile('012345678905_1.png'),
    aFile('list.csv', 'text/csv'),
  )
  const mug = page.getByRole('list', { name: 'Products with photos' }).getByRole('listitem')
  await expect.element(mug).toHaveTextContent('MugUPC 012345678905 · 2 to add')
  await expect.element(mug.getByRole('img').nth(0)).toHaveAccessibleName('012345678905_1.png')
  await expect.element(mug.getByRole('img').nth(1)).toHaveAccessibleName('012345678905_2.png')
  const rest = page.getByRole('list', { name: 'Photos without a product' })
  await expect.element(rest).toHaveTextContent('cat.pngThe name holds no codeChoose a product')
  await expect.element(page.getByText('2 photos for 1 product')).toBeVisible()
  await page.getByText('1 file left out').click()
  await expect
    .element(page.getByText('list.csv: Not a JPEG, PNG, WebP, AVIF or GIF image'))
    .toBeVisible()
  expect(matched[0]?.body.names).toEqual(['012345678905_2.png', 'cat.png', '012345678905_1.png'])
  expect(signed).toEqual([])
})

test('a photo without a product is given to one by hand, and all of them are added', async () => {
  const { server, added } = aMarket()
  const own = anOwnProduct({ id: 2, name: 'Bowl', upc: '036000291452', images: [] })
  const meta = { page: 1, per_page: 20, total_pages: 1, total_count: 1 }
  const counts = { published_count: 1, provisional_count: 0, paused_count: 0 }
  server.answers(listOwnProducts, () => ({
    products: [own],
    meta: {
      ...meta,
      ...counts,
      sold_out_count: 0,
      expiring_count: 0,
      photo_trouble_count: 0,
      choices: { tags: [], imports: [] },
    },
  }))
  show(<PhotosByNamePage />)
  await choose(aFile('012345678905_1.png'), aFile('cat.png'))
  await page.getByRole('button', { name: 'Choose a product for cat.png' }).click()
  await page.getByRole('button', { name: /Bowl/ }).click()
  await expect.element(page.getByText('2 photos for 2 products')).toBeVisible()
  await page.getByRole('button', { name: 'Add 2 photos' }).click()
  await expect.element(page.getByText('2 photos added')).toBeVisible()
  expect(added[0]?.body.files.map(({ name, product_id: id }) => [name, id])).toEqual([
    ['012345678905_1.png', 1],
    ['cat.png', 2],
  ])
})

test('pauses when the line is down, and resumes with what is left', async () => {
  const { puts, lineIs } = aMarket()
  lineIs(0)
  show(<PhotosByNamePage />)
  await choose(aFile('012345678905_1.png'), aFile('012345678905_2.png'))
  await page.getByRole('button', { name: 'Add 2 photos' }).click()
  await expect.element(page.getByText(/^Paused after 0 photos\. .*reached/)).toBeVisible()
  lineIs(200)
  await page.getByRole('button', { name: 'Continue with 2 photos' }).click()
  await expect.element(page.getByText('2 photos added')).toBeVisible()
  expect(puts.length).toBe(4)
})

test('says so when names cannot be matched, and loses nothing', async () => {
  const { server } = aMarket()
  show(<PhotosByNamePage />)
  await choose(aFile('012345678905_1.png'))
  await expect.element(page.getByText('1 photo for 1 product')).toBeVisible()
  server.answers(matchPhotoNames, () => refusal(429, 'Too many attempts.'))
  await choose(aFile('012345678905_2.png'))
  await expect.element(page.getByText('Too many attempts.')).toBeVisible()
  await expect.element(page.getByText('1 photo for 1 product')).toBeVisible()
})
