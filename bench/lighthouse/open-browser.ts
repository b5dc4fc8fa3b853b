import { chromium, type APIResponse, type BrowserContext } from 'playwright-core'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { freePort } from '#server/testing/free-port.ts'
import { chromiumFlags } from '../../e2e/support/chromium-flags.ts'
import { CHROMIUM } from '../support/chromium.ts'

/** Others may steer it by the port. */
type OpenedBrowser = AsyncDisposable & { context: BrowserContext; port: number }
export type OpenBrowser = (address: string) => Promise<OpenedBrowser>

/** A browser that was never anywhere. */
export const aVisitorsBrowser: OpenBrowser = async () => {
  const port = await freePort()
  const context = await chromium.launchPersistentContext('', {
    executablePath: CHROMIUM,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  return { context, port, [Symbol.asyncDispose]: () => context.close() }
}

/** The same, signed in by calls alone: no file of the app is there before its time, and no news lies over a page. */
export const aBuyersBrowser: OpenBrowser = async (address) => {
  const browser = await aVisitorsBrowser(address)
  const { request } = browser.context
  const { email, password } = demoSignIns[0]
  const known = await request.delete(`${address}/logout`, { headers: headersAfter() })
  const data = { user: { email, password } }
  const signedIn = await request.post(`${address}/login`, { headers: headersAfter(known), data })
  const read = await request.put(`${address}/release_notes/dismiss`, {
    headers: headersAfter(signedIn),
    data: {},
  })
  if (!read.ok()) throw new Error(`${email} could not sign in`)
  return browser
}

const headersAfter = (answer?: APIResponse) => ({
  Accept: 'application/json',
  'X-CSRF-Token': answer?.headers()['x-csrf-token'] ?? '',
})
