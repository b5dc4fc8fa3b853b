import { pages } from '#market/accounts/pages.ts'
import { stages, type Stage } from '#market/accounts/stage.ts'
import type { Database } from '#server/platform/database/database.ts'
import { aSubscriber } from '#server/samples/testing/subscribers.ts'
import { aSession } from '#server/testing/a-session.ts'
import { aBuyer, anAdministrator, aSecondFactor, aSeller } from '#server/testing/listings.ts'
import { findingsOn } from '../support/accessible.ts'
import { demoForThisFile, signInOf, type DemoRole } from '../support/demo.ts'
import { signIn, type Person } from '../support/person.ts'
import { watchHeadings } from './was-drawn-once.ts'
import { DESK, expectFits, openScreen, PHONE } from '../support/screens-fit.ts'

/** A page is read in seconds, by several people at a time, and staff have thirty of them. */
export const PATIENCE_MS = 1_200_000

// A lot or link in an address may be another's; the page says so.
const NOT_THEIRS = /status of 404/

/** Those of a kind are read at the same time, each in a window of their own. Each kind has a file: two run at a time. */
export const KINDS = {
  buyers: ['buyer', 'buyer held', 'buyer without password'],
  sellers: ['seller', 'seller waiting', 'seller denied', 'seller unconfirmed', 'seller setting up'],
  staff: ['admin', 'support', 'admin unproven'],
  others: ['visitor', 'subscriber', 'subscriber unconfirmed'],
} as const satisfies Record<string, readonly Stage[]>

type Site = ReturnType<typeof demoForThisFile>['site']

/** For one file of tests: finds what is wrong with the pages that open for a kind of people. */
export function readerOfPages() {
  const { site, aVisitor } = demoForThisFile()

  /** On each page, at a desk in the light, and on a phone in the light and in the dark. */
  return async (kind: keyof typeof KINDS) => (await Promise.all(KINDS[kind].map(findingsOf))).flat()

  async function findingsOf(stage: Stage) {
    const person = await aVisitor(DESK, NOT_THEIRS)
    await become[stage](person, site)
    const findingsOfHeading = await watchHeadings(person.page)
    const findings: string[] = []
    for (const address of await addressesOf(stage, site))
      for (const finding of await findingsAt(person, address, findingsOfHeading))
        findings.push(`${stage}, ${address}: ${finding}`)
    person.sawNoProblem()
    await person.leave()
    return findings
  }
}

type FindingsOfHeading = Awaited<ReturnType<typeof watchHeadings>>

/** At a desk in the light, then on a phone in the light and in the dark: a page is opened once. */
async function findingsAt(person: Person, address: string, findingsOfHeading: FindingsOfHeading) {
  const { page } = person
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'light' })
  await openScreen(person, address)
  const opened = new URL(page.url()).pathname
  if (opened !== address.replace(/[?#].*/, '')) return [`leads to ${opened}`]
  const findings = await findingsOfHeading(address)
  for (const device of [DESK, PHONE]) {
    await page.setViewportSize(device)
    await expectFits(person)
    findings.push(...(await findingsOn(page)))
  }
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...findings, ...(await findingsOn(page, { of: 'colors' }))]
}

async function addressesOf(stage: Stage, site: Site) {
  const places = await placesOf(stage, site)
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
async function placesOf(stage: Stage, site: Site) {
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

type Become = (person: Person, site: Site) => Promise<unknown>

const asNew =
  (make: (db: Database) => Promise<{ userId: number }>): Become =>
  async (person, site) => {
    const { token } = await aSession(site.db, await make(site.db))
    const cookie = { name: 'bearer_token', value: token, url: site.address }
    await person.page.context().addCookies([cookie])
  }

const become: Record<Stage, Become> = {
  visitor: async () => {},
  'buyer held': asNew((db) => aBuyer(db, { status: 'provisional' })),
  'buyer without password': asNew((db) => aBuyer(db, { status: 'approved', passwordHash: null })),
  buyer: asDemo('buyer'),
  'seller waiting': asNew((db) => aSeller(db, { status: 'provisional' })),
  'seller denied': asNew((db) => aSeller(db, { status: 'denied' })),
  'seller unconfirmed': asNew((db) => aSeller(db, { status: 'approved', addressProvenAt: null })),
  'seller setting up': asNew((db) => aSeller(db, { status: 'approved', description: '' })),
  seller: asDemo('seller'),
  subscriber: asNew((db) => aSubscriber(db)),
  'subscriber unconfirmed': asNew((db) => aSubscriber(db, { addressProvenAt: null })),
  'admin unproven': asNew(async (db) => {
    const person = await anAdministrator(db)
    await aSecondFactor(db, person)
    return person
  }),
  support: asNew((db) => anAdministrator(db, { role: 'support' })),
  admin: asDemo('admin'),
}
