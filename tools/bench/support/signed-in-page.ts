import { chromium, type Page } from 'playwright-core'
import { CHROMIUM } from './chromium.ts'
import { sessionOf, type Data } from './site.ts'

export type Where = { data: Pick<Data, 'db'>; address: string; user: { userId: number } }

/** A page of a browser of its own, in which this user is signed in. */
export async function signedInPage(
  keep: AsyncDisposableStack,
  { data, address, user }: Where,
): Promise<Page> {
  const { token } = await sessionOf(data.db, user)
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ['--no-sandbox'] })
  keep.defer(() => browser.close())
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 900 },
  })
  await context.addCookies([{ name: 'bearer_token', value: token, url: address }])
  return context.newPage()
}
