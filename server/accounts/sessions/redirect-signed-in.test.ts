import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSession } from '#server/testing/a-session.ts'
import { blankBrowser, type Browser } from '#server/testing/browser.ts'
import { aBuyer, anAdministrator, aSeller } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

const APP = '<!doctype html><title>The app</title>'

let webFolder: string
let site: TestSite
beforeAll(async () => {
  webFolder = await mkdtemp(join(tmpdir(), 'lotline-test-web-'))
  await writeFile(join(webFolder, 'index.html'), APP)
  site = await startSite({ webFolder })
})
afterAll(async () => {
  await site.stop()
  await rm(webFolder, { recursive: true })
})

/** Where somebody ends up who opens an address: there, or somewhere else. */
async function visit(browser: Browser, path: string) {
  const { status, headers, body } = await browser.send('GET', path, {
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  })
  if (status === 302) return headers.get('Location')
  expect({ status, body }).toEqual({ status: 200, body: APP })
  return 'stays'
}

async function browserOf(user: Promise<{ userId: number }>) {
  const { token } = await aSession(site.db, await user)
  const browser = blankBrowser(site.address)
  browser.cookies.set('bearer_token', token)
  return browser
}

const people = {
  'a visitor': async () => blankBrowser(site.address),
  'a buyer under review': () => browserOf(aBuyer(site.db, { status: 'provisional' })),
  'a denied buyer': () => browserOf(aBuyer(site.db, { status: 'denied' })),
  'an approved buyer': () => browserOf(aBuyer(site.db, { status: 'approved', passwordHash: null })),
  'a buyer': () => browserOf(aBuyer(site.db)),
  'a seller under review': () => browserOf(aSeller(site.db, { status: 'provisional' })),
  'a denied seller': () => browserOf(aSeller(site.db, { status: 'denied' })),
  'a seller without a description': () =>
    browserOf(aSeller(site.db, { status: 'approved', description: '' })),
  'a seller': () => browserOf(aSeller(site.db)),
  staff: () => browserOf(anAdministrator(site.db)),
}
type Person = keyof typeof people

const CREATE_PASSWORD = '/buyers_create_password'
const WIZARD = '/seller_inquiry/create_profile'

const ways: Record<string, Partial<Record<Person, string>>> = {
  '/': {
    'a visitor': 'stays',
    'a buyer under review': 'stays',
    'a denied buyer': 'stays',
    'an approved buyer': CREATE_PASSWORD,
    'a buyer': 'stays',
    'a seller under review': 'stays',
    'a denied seller': 'stays',
    'a seller without a description': WIZARD,
    'a seller': '/dashboard',
    staff: '/admin/today',
  },
  '/all_products': {
    'a visitor': 'stays',
    'a denied buyer': '/buyer_inquiry/submitted',
    'an approved buyer': CREATE_PASSWORD,
    'a buyer': 'stays',
    'a seller': '/dashboard',
    staff: 'stays',
  },
  '/dashboard': {
    'a visitor': 'stays',
    'a buyer': '/all_products',
    'a seller under review': '/seller_inquiry/submitted',
    'a seller without a description': WIZARD,
    'a seller': 'stays',
    staff: '/admin/today',
  },
  '/all_products/12/34': {
    'a buyer': 'stays',
    'a seller': 'stays',
    'a denied seller': '/seller_inquiry/submitted',
  },
  '/seller_inquiry/create_profile': {
    'a visitor': 'stays',
    'a buyer': '/all_products',
    'a seller under review': 'stays',
    'a seller without a description': 'stays',
    'a seller': 'stays',
  },
  '/magic/sign_in/some-token': {
    'a visitor': 'stays',
    'a buyer': 'stays',
    'a denied seller': 'stays',
  },
  '/admin/applications': { 'a visitor': 'stays', 'a buyer': '/all_products', staff: 'stays' },
  '/no_page_of_ours': { 'a visitor': 'stays', 'a buyer': 'stays' },
}

describe.each(Object.entries(ways))('everyone who opens %s', (path, expected) => {
  test('stays there or is led to where they belong', async () => {
    const led: Record<string, string | null> = {}
    for (const [name, arrive] of Object.entries(people))
      if (name in expected) led[name] = await visit(await arrive(), path)
    expect(led).toEqual(expected)
  })
})

describe('being led on', () => {
  test('does not care for a query or a slash at the end', async () => {
    const buyer = await people['a buyer']()
    expect(await visit(buyer, '/dashboard?from=mail')).toBe('/all_products')
    expect(await visit(buyer, '/dashboard/')).toBe('/all_products')
  })

  test('is never kept by the browser', async () => {
    const buyer = await people['a buyer']()
    const { headers } = await buyer.send('GET', '/dashboard', { headers: { Accept: 'text/html' } })
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Vary')).toContain('Accept')
  })

  test('happens to nobody whose session is over', async () => {
    const browser = blankBrowser(site.address)
    browser.cookies.set('bearer_token', 'of yesterday')
    expect(await visit(browser, '/dashboard')).toBe('stays')
  })
})
