import { describe, expect, test } from 'vitest'
import { aCable } from './testing/a-cable.ts'
import { aWelcomedPage, changed, confirmed, rejected, type Page } from './testing/a-page.ts'

const naming = (products: unknown) =>
  JSON.stringify({ channel: 'ProductsChannel', user: 7, products })

async function subscribe(page: Page, identifier: string) {
  page.send({ command: 'subscribe', identifier })
  return page.next()
}

describe('a page that shows products', () => {
  test('hears of those, once for all that changed in a moment, and of no others', async () => {
    const { url, cable } = await aCable()
    const [page, other] = [
      await aWelcomedPage(url, { session: '7.buyer' }),
      await aWelcomedPage(url, { session: '7.buyer' }),
    ]
    expect(await subscribe(page, naming([20, 21]))).toEqual(confirmed(naming([20, 21])))
    expect(await subscribe(other, naming([22]))).toEqual(confirmed(naming([22])))
    cable.deliver({ kind: 'products', productIds: [20, 99] })
    cable.deliver({ kind: 'products', productIds: [21] })
    cable.deliver({ kind: 'products', productIds: [20] })
    expect(await page.next()).toEqual(changed(naming([20, 21])))
    // What came within the pause goes out as one, at its end.
    expect(await page.next()).toEqual(changed(naming([20, 21])))
    expect(await subscribe(page, naming([]))).toEqual(rejected(naming([])))
    expect(await subscribe(other, naming([]))).toEqual(rejected(naming([])))
  })

  test('is a buyer’s: a seller is not to learn what others sell', async () => {
    const { url } = await aCable()
    const page = await aWelcomedPage(url, { session: '7.tab' })
    expect(await subscribe(page, naming([20]))).toEqual(rejected(naming([20])))
  })

  test.each([['none'], [[]], [['20']], [20], [Array.from({ length: 201 }, (_, id) => id)]])(
    'names some, and not too many: %j is refused',
    async (products) => {
      const { url } = await aCable()
      const page = await aWelcomedPage(url, { session: '7.buyer' })
      expect(await subscribe(page, naming(products))).toEqual(rejected(naming(products)))
    },
  )
})
