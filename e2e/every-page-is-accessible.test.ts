import { expect, test } from 'vitest'
import { pages } from '#market/accounts/pages.ts'
import { stages, type Stage } from '#market/accounts/stage.ts'
import { aSubscriber } from '#server/samples/testing/subscribers.ts'
import { aSession } from '#server/testing/a-session.ts'
import { aBuyer, anAdministrator, aSecondFactor, aSeller } from '#server/testing/listings.ts'
import { findingsOn } from './support/accessible.ts'
import { demoForThisFile, signInOf, type DemoRole } from './support/demo.ts'
import { signIn, type Person } from './support/person.ts'
import { DESK, expectFits, openScreen, PHONE } from './support/screens-fit.ts'

const { site, aVisitor } = demoForThisFile()

// A page is read in seconds, and staff have thirty of them.
const PATIENCE_MS = 600_000

// A lot or link in an address may be another's; the page says so.
const NOT_THEIRS = /status of 404/

/** Those of a kind are read at the same time, each in a window of their own. */
const KINDS: Record<string, readonly Stage[]> = {
  buyers: ['buyer', 'buyer held', 'buyer without password'],
  sellers: ['seller', 'seller waiting', 'seller denied', 'seller unconfirmed', 'seller setting up'],
  staff: ['admin', 'support', 'admin unproven'],
  others: ['visitor', 'subscriber', 'subscriber unconfirmed'],
}

test('everybody is of one kind', () => {
  expect(Object.values(KINDS).flat().toSorted()).toEqual([...stages].toSorted())
})

test.each(Object.keys(KINDS))(
  'every page that opens for %s is read without a finding, light and dark',
  async (kind) => {
    const found = await Promise.all((KINDS[kind] ?? []).map(findingsOf))
    expect(found.flat()).toEqual([])
  },
  PATIENCE_MS,
)

async function findingsOf(stage: Stage) {
  const person = await aVisitor(DESK, NOT_THEIRS)
  await become[stage](person)
  const findings: string[] = []
  for (const address of await addressesOf(stage))
    for (const finding of await findingsAt(person, address))
      findings.push(`${stage}, ${address}: ${finding}`)
  person.sawNoProblem()
  await person.leave()
  return findings
}

/** At a desk in the light, then on a phone in the light and in the dark: a page is opened once. */
async function findingsAt(person: Person, address: string) {
  const { page } = person
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'light' })
  await openScreen(person, address)
  const opened = new URL(page.url()).pathname
  if (opened !== address.replace(/[?#].*/, '')) return [`leads to ${opened}`]
  const findings: string[] = []
  for (const device of [DESK, PHONE]) {
    await page.setViewportSize(device)
    await expectFits(person)
    findings.push(...(await findingsOn(page)))
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...findings, ...(await findingsOn(page, { of: 'colors' }))]
}

async function addressesOf(stage: Stage) {
  const places = await placesOf(stage)
  const addresses = Object.entries<readonly Stage[]>(pages)
    .filter(([, audience]) => audience.includes(stage))
    // What opens for everybody looks the same to all of them.
    .filter(([, audience]) => stage === 'visitor' || audience.length < stages.length)
    .map(([page]) =>
      page.replaceAll(/\$(\w+)/g, (_, name: string) => String(places.get(name) ?? 'x')),
    )
    .filter((address) => !LEADS_ON.has(address))
  const details = ['order', 'offer', 'user'].map((kind) => `/admin/insights?${kind}=1`)
  return stage === 'admin' ? [...addresses, ...details] : addresses
}

/** A link of mail that nobody sent says so on another page. */
const LEADS_ON = new Set(['/magic/sign_in/x'])

/** What stands in the addresses of pages, with as much on them as the demo has. */
async function placesOf(stage: Stage) {
  const side = stage === 'seller' ? 'seller' : 'buyer'
  const lot = await site.db
    .selectFrom('products')
    .innerJoin('sellers', 'sellers.id', 'products.sellerId')
    .innerJoin('users', 'users.id', 'sellers.userId')
    .select(['products.id', 'products.sellerId', 'sellers.userId'])
    .where('users.email', '=', emailOf('seller'))
    .where('products.provisional', '=', false)
    .where('products.deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  const order = await site.db
    .selectFrom('purchaseOrders')
    .innerJoin('sellers', 'sellers.id', 'purchaseOrders.sellerId')
    .innerJoin('buyers', 'buyers.id', 'purchaseOrders.buyerId')
    .innerJoin('users', 'users.id', `${side}s.userId`)
    .select('purchaseOrders.id')
    .where('users.email', '=', emailOf(side))
    .executeTakeFirstOrThrow()
  return new Map<string, number | string | null>([
    ['seller_id', lot.sellerId],
    ['product_id', lot.id],
    ['person_id', lot.userId],
    ['order_id', order.id],
    ['filter', 'home'],
  ])
}

const emailOf = (role: DemoRole) => signInOf(role).email

const asDemo = (role: DemoRole) => (person: Person) =>
  signIn(person, emailOf(role), signInOf(role).password)

const asNew = (make: () => Promise<{ userId: number }>) => async (person: Person) => {
  const { token } = await aSession(site.db, await make())
  const cookie = { name: 'bearer_token', value: token, url: site.address }
  await person.page.context().addCookies([cookie])
}

const become: Record<Stage, (person: Person) => Promise<unknown>> = {
  visitor: async () => {},
  'buyer held': asNew(() => aBuyer(site.db, { status: 'provisional' })),
  'buyer without password': asNew(() =>
    aBuyer(site.db, { status: 'approved', passwordHash: null }),
  ),
  buyer: asDemo('buyer'),
  'seller waiting': asNew(() => aSeller(site.db, { status: 'provisional' })),
  'seller denied': asNew(() => aSeller(site.db, { status: 'denied' })),
  'seller unconfirmed': asNew(() =>
    aSeller(site.db, { status: 'approved', addressProvenAt: null }),
  ),
  'seller setting up': asNew(() => aSeller(site.db, { status: 'approved', description: '' })),
  seller: asDemo('seller'),
  subscriber: asNew(() => aSubscriber(site.db)),
  'subscriber unconfirmed': asNew(() => aSubscriber(site.db, { addressProvenAt: null })),
  'admin unproven': asNew(async () => {
    const person = await anAdministrator(site.db)
    await aSecondFactor(site.db, person)
    return person
  }),
  support: asNew(() => anAdministrator(site.db, { role: 'support' })),
  admin: asDemo('admin'),
}
