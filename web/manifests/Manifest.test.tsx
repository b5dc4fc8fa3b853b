import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as api from '#market/manifests/manifest-api.ts'
import { cents } from '#market/money.ts'
import { aServer, refusal } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '#web/products/testing/a-product.ts'
import { Manifest } from './Manifest.tsx'

const ALL = 20_000
const mixed = aProduct({ id: 20, manifest_units: 40_000, msrp_cents: cents(50_000_00) })

const rowAt = (at: number): api.ShownManifestRow => ({
  id: at + 1,
  upc: null,
  name: `Mug no. ${at}`,
  quantity: 2,
  msrp_cents: cents(1_25),
  condition: 'new',
  category: 'Home',
})

function pageFor({ page: number, per_page, search }: api.ManifestQuery): api.ManifestPage {
  const count = search ? 1 : ALL
  const first = (number - 1) * per_page
  const length = Math.max(0, Math.min(per_page, count - first))
  return {
    rows: search ? [rowAt(19_999)] : Array.from({ length }, (_, at) => rowAt(first + at)),
    totals: {
      rows: ALL,
      units: 40_000,
      retail_cents: cents(50_000_00),
      condition: 'new',
      conditions: [{ key: 'new', units: 40_000, retail_cents: cents(50_000_00) }],
      categories: [{ key: 'Home', units: 40_000, retail_cents: cents(50_000_00) }],
    },
    meta: {
      page: number,
      per_page,
      total_count: count,
      total_pages: Math.ceil(count / per_page),
      manifest_id: 1,
      created_at: '2026-03-12T09:00:00.000Z',
    },
  }
}

function open() {
  const server = aServer()
  const asked = server.answers(api.readManifest, ({ query }) => pageFor(query))
  show(<Manifest product={mixed} />)
  return { server, asked: () => asked.map(({ query }) => query) }
}

const box = () => page.getByRole('region', { name: 'Rows of the manifest' })
const row = (at: number) => box().getByText(`Mug no. ${at}`, { exact: true })

test('of 20,000 rows those in view are drawn, and fetched as one scrolls', async () => {
  const { asked } = open()
  await expect.element(row(0)).toBeVisible()
  expect(box().getByRole('row').elements().length).toBeLessThan(60)
  const inner = box().element()
  inner.scrollTo({ top: inner.scrollHeight })
  await expect.element(row(19_999)).toBeVisible()
  expect(asked().length).toBeLessThan(12)
})

test('what is searched, and in which order, is asked of the server', async () => {
  const { asked } = open()
  await expect.element(row(0)).toBeVisible()
  await page.getByRole('button', { name: 'MSRP' }).click()
  await expect.poll(() => asked().at(-1)?.sort).toBe('msrp')
  await page.getByRole('button', { name: 'MSRP' }).click()
  await expect.poll(() => asked().at(-1)?.sort).toBe('msrp_desc')
  await page.getByRole('searchbox', { name: 'Search the manifest' }).fill('last')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('1 of 20,000 rows')).toBeVisible()
  await expect.element(row(19_999)).toBeVisible()
  expect(asked().at(-1)).toMatchObject({ search: 'last', sort: 'msrp_desc' })
})

test('says why it is not there, and asks again', async () => {
  const server = aServer()
  server.answers(api.readManifest, () => refusal(503, 'Lotline is temporarily unavailable'))
  show(<Manifest product={mixed} />)
  await expect.element(page.getByText('Lotline is temporarily unavailable')).toBeVisible()
  server.answers(api.readManifest, ({ query }) => pageFor(query))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(row(0)).toBeVisible()
})
