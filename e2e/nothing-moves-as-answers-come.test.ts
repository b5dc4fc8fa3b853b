import { describe, expect, test } from 'vitest'
import { countMoves, movedOn } from './support/count-moves.ts'
import { demoForThisFile, type DemoRole } from './support/demo.ts'
import type { Person } from './support/person.ts'
import { DESK, PHONE } from './support/screens-fit.ts'
import { settled } from './support/settled.ts'

const { aDemo } = demoForThisFile()

const PAGES: readonly { role: DemoRole; addresses: readonly string[] }[] = [
  { role: 'buyer', addresses: ['/saved_searches', '/questions', '/account'] },
  {
    role: 'seller',
    addresses: ['/dashboard/payouts', '/dashboard/manage_products', '/dashboard/manage_orders'],
  },
  {
    role: 'admin',
    addresses: ['/admin', '/admin/today', '/admin/purchase_orders', '/admin/people'],
  },
]
// What Lighthouse rounds to nothing.
const SEEN = 0.01

describe.each([
  { on: 'a desk', device: DESK },
  { on: 'a phone', device: PHONE },
])('on $on', ({ device }) => {
  test.each(PAGES)(
    'pages of the demo’s $role keep their places when their answers come',
    async ({ role, addresses }) => {
      const person = await aDemo(role, device)
      await countMoves(person)
      const moved: Record<string, number> = {}
      for (const at of addresses) {
        const letGo = await holdAnswers(person)
        await person.page.goto(at, { waitUntil: 'commit' })
        await painted(person)
        await letGo()
        await settled(person.page)
        moved[at] = await movedOn(person)
      }
      expect(Object.entries(moved).filter(([, by]) => by >= SEEN)).toEqual([])
      person.sawNoProblem()
      await person.leave()
    },
  )
})

/** Holds back what the page asks for, until the test lets it through. */
async function holdAnswers({ page }: Person) {
  const { promise: wanted, resolve } = Promise.withResolvers<void>()
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'fetch') await wanted
    await route.fallback()
  })
  return async () => {
    resolve()
    await page.unrouteAll({ behavior: 'wait' })
  }
}

/** The page stands, and the browser has drawn it so. */
async function painted({ page }: Person) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}
