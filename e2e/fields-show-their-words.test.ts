import { describe, expect, test } from 'vitest'
import { demoForThisFile } from './support/demo.ts'
import type { Person } from './support/person.ts'
import { openScreen } from './support/screens-fit.ts'
import { settled } from './support/settled.ts'

const SMALLEST = 320
const WIDTHS = [SMALLEST, 375, 768]

const { site, aDemo } = demoForThisFile()

describe('no field cuts what it holds', { timeout: 120_000 }, () => {
  test('where a buyer offers on a mixed lot and orders the catalog', async () => {
    const buyer = await aDemo('buyer')
    const pallet = await site.db
      .selectFrom('products')
      .select(['id', 'sellerId'])
      .where('manifestId', 'is not', null)
      .where('provisional', '=', false)
      .where('units', '>', 0)
      .executeTakeFirstOrThrow()
    await expectFieldsShowAll(buyer, `/all_products/${pallet.sellerId}/${pallet.id}`)
    await openScreen(buyer, '/all_products?query=mug')
    await expectNothingCut(buyer, WIDTHS.slice(1))
    await buyer.leave()
  })

  test('where a seller counters', async () => {
    const seller = await aDemo('seller')
    const { page } = seller
    await expectFieldsShowAll(seller, '/my_offers')
    await page.getByRole('button', { name: 'Counter' }).first().click()
    await page
      .getByLabel(/^My price for/)
      .first()
      .fill('123,456.78')
    await expectNothingCut(seller)
    await seller.leave()
  })

  test('where staff look for orders, applications and people', async () => {
    const staff = await aDemo('admin')
    for (const list of ['purchase_orders', 'leads', 'audit_log', 'people'])
      await expectFieldsShowAll(staff, `/admin/${list}`)
    await staff.leave()
  })
})

test('every column of the purchase orders and leads is in view on a laptop', async () => {
  const staff = await aDemo('admin')
  const { page } = staff
  const tableOf = async () => page.locator('table').locator('..')
  for (const width of [1024, 1280])
    for (const list of ['purchase_orders', 'leads']) {
      await page.setViewportSize({ width, height: 900 })
      await openScreen(staff, `/admin/${list}`)
      const hidden = await (
        await tableOf()
      ).evaluate((wrap) => Math.max(0, wrap.scrollWidth - wrap.clientWidth))
      expect(hidden, `${list} at ${width}`).toBe(0)
    }
  await staff.leave()
})

async function expectFieldsShowAll(person: Person, path: string) {
  await openScreen(person, path)
  await expectNothingCut(person)
}

async function expectNothingCut({ page }: Person, widths = WIDTHS) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await settled(page)
    expect(await page.evaluate(cutFields), `${page.url()} at ${width}`).toEqual([])
  }
}

/** What fields hold, or ask for while they are empty, that is wider than their room; the header's search shows its first words. */
function cutFields() {
  const pen = document.createElement('canvas').getContext('2d')
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'select, input:not([type=checkbox], [type=radio], [type=file], [type=hidden])',
  )
  return [...fields]
    .filter((field) => field.clientWidth > 0 && !field.closest('header:not(main header)'))
    .flatMap((field) => {
      const style = getComputedStyle(field)
      const words =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field.value || field.placeholder
      if (!pen) return []
      if (field.value !== '' && field instanceof HTMLInputElement)
        return field.scrollWidth > field.clientWidth ? [words] : []
      pen.font = style.font
      const room =
        field.clientWidth -
        Number.parseFloat(style.paddingLeft) -
        Number.parseFloat(style.paddingRight)
      return pen.measureText(words).width > room + 1 ? [words] : []
    })
}
