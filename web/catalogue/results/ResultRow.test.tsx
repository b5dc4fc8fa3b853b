import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as api from '#market/watching/watch-api.ts'
import { aBuyerIsHere } from '#web/accounts/testing/a-buyer.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '#web/products/testing/a-product.ts'
import { ResultRow } from './ResultRow.tsx'

test('a row says the condition of a lot that is not new', async () => {
  aBuyerIsHere(aServer())
  show(
    <ul style={{ width: 900 }}>
      <ResultRow product={aProduct({ name: 'Lamp', condition: 'open_box' })} />
      <ResultRow product={aProduct({ name: 'Vase' })} />
    </ul>,
  )
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect.element(row('Lamp').getByText('Open box')).toBeVisible()
  await expect
    .element(row('Vase').getByText('Harrow & Pine · Home · Freight included'))
    .toBeVisible()
  await expect.element(row('Vase')).not.toHaveTextContent('New')
})

test('a row of the list has the bookmark, which watches the lot without opening it', async () => {
  const server = aServer()
  aBuyerIsHere(server)
  let held: number[] = []
  server.answers(api.readWatchedIds, () => ({ product_ids: held }))
  server.answers(api.watchLot, ({ params }) => {
    held = [params.id]
    return { watchers: 1 }
  })
  const { address } = show(
    <ul style={{ position: 'relative' }}>
      <ResultRow product={aProduct()} offers />
    </ul>,
  )
  const mark = page.getByRole('button', { name: 'Watch Soy candle' })
  const before = address()
  await mark.click()
  await expect.element(mark).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => held).toEqual([20])
  expect(address()).toBe(before)
  const { width, height } = mark.element().getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
})
