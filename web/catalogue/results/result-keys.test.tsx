import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useShownKeys } from '#web/platform/keyboard/shown-keys.ts'
import { chooseSingleKeys } from '#web/platform/keyboard/single-keys.ts'
import { aServer } from '#web/platform/testing/server.ts'
import { show } from '#web/platform/testing/show.tsx'
import { aProduct } from '#web/products/testing/a-product.ts'
import { ResultList } from './ResultList.tsx'

const LOTS = Array.from({ length: 200 }, (_, at) => aProduct({ id: at + 1, name: `Lot ${at + 1}` }))

function showLots(layout: 'grid' | 'list') {
  aServer()
  return show(
    <>
      <ResultList
        products={LOTS}
        count={LOTS.length}
        layout={layout}
        quantity={undefined}
        visit={undefined}
      />
      <Listed />
    </>,
  )
}

const Listed = () => <p>Keys {useShownKeys().map(({ key }) => key)}</p>

const lot = (at: number) => page.getByRole('link', { name: `Lot ${at}`, exact: true })

test.each(['grid', 'list'] as const)(
  'j and k walk through the lots of a %s beyond what is in view, and Enter opens one',
  async (layout) => {
    const { address } = showLots(layout)
    await expect.element(lot(1)).toBeVisible()
    await expect.element(page.getByText('Keys jk')).toBeInTheDocument()
    for (let at = 1; at <= 40; at += 1) {
      await userEvent.keyboard('j')
      await expect.element(lot(at)).toHaveFocus()
    }
    await expect.element(lot(40)).toBeInViewport()
    await userEvent.keyboard('k')
    await expect.element(lot(39)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(address).toContain('/39')
  },
)

test('j begins with the lots in view, also after scrolling', async () => {
  showLots('list')
  await expect.element(lot(1)).toBeVisible()
  window.scrollTo(0, 6000)
  await expect.poll(() => lot(1).query()).toBeNull()
  await userEvent.keyboard('j')
  await expect
    .element(page.elementLocator(document.activeElement ?? document.body))
    .toBeInViewport()
  expect(document.activeElement?.tagName).toBe('A')
  expect(window.scrollY).toBeGreaterThan(5000)
})

test('who turned single keys off stays where they are', async () => {
  showLots('grid')
  await expect.element(lot(1)).toBeVisible()
  chooseSingleKeys(false)
  await userEvent.keyboard('j')
  chooseSingleKeys(true)
  await expect.element(lot(1)).not.toHaveFocus()
})
