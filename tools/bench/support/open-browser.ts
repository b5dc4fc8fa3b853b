import { chromium, type BrowserContext } from 'playwright-core'
import { freePort } from '#server/testing/free-port.ts'
import { chromiumFlags } from '../../../e2e/support/chromium-flags.ts'
import { CHROMIUM } from './chromium.ts'

/** Others may steer it by the port. */
type OpenedBrowser = AsyncDisposable & { context: BrowserContext; port: number }
export type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** A browser that was never anywhere, and has these cookies all the same. */
export async function openBrowser(cookies: Cookies): Promise<OpenedBrowser> {
  const port = await freePort()
  const context = await chromium.launchPersistentContext('', {
    executablePath: CHROMIUM,
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  })
  await context.addCookies(cookies)
  return { context, port, [Symbol.asyncDispose]: () => context.close() }
}
