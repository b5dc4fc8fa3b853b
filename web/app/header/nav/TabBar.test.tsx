import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aBuyer } from '#web/accounts/testing/a-buyer.ts'
import { show } from '#web/platform/testing/show.tsx'
import { TabBar } from './TabBar.tsx'

const PHONE = [375, 667] as const

test('is no hindrance to a button that it half covers until one scrolls', async () => {
  await showAbove(600)
  const { violations } = await axe.run({ runOnly: ['target-size'] })
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
})

test('covers nothing of the end of a page', async () => {
  await showAbove(2000)
  scrollTo(0, document.documentElement.scrollHeight)
  expect(boxOf(page.getByRole('button', { name: 'Pay' })).bottom).toBeLessThanOrEqual(
    boxOf(page.getByRole('navigation')).top,
  )
})

/** A page that ends with a button, so far down. */
async function showAbove(top: number) {
  await page.viewport(...PHONE)
  show(
    <>
      <div style={{ height: top }} />
      <button type="button" style={{ height: 40, display: 'block' }}>
        Pay
      </button>
      <TabBar viewer={aBuyer} />
    </>,
  )
  await expect.element(page.getByRole('link', { name: 'Orders' })).toBeVisible()
}

const boxOf = (what: ReturnType<typeof page.getByRole>) => what.element().getBoundingClientRect()
