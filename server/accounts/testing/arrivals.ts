import { aLink } from '#server/testing/a-link.ts'
import { openBrowser } from '#server/testing/browser.ts'
import type { TestSite } from '#server/testing/site.ts'

/** A browser in which somebody has just signed in. */
export async function signedIn(site: TestSite, email: string, password: string) {
  const browser = await openBrowser(site.address)
  await browser.send('POST', '/login', { body: { user: { email, password } } })
  return browser
}

/** A browser in which somebody has just used a mailed link. */
export async function cameByLink(site: TestSite, user: { userId: number }) {
  const browser = await openBrowser(site.address)
  await browser.send('GET', `/magic_sign_in?magic_sauce=${await aLink(site.db, user)}`)
  return browser
}
