import { join } from 'node:path'
import { request, type APIResponse } from 'playwright-core'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { buildRelease } from '../../../scripts/build.mjs'
import { openBrowser, type Cookies } from './open-browser.ts'
import { startProgram } from './process.ts'
import { scratchFolder } from './scratch.ts'

export type Role = (typeof demoSignIns)[number]['role']

/** The demo marketplace as `npm start` makes it, its web app as a release has it, and the cookies of its three people. */
export async function startDemo(keep: AsyncDisposableStack) {
  await buildRelease()
  const folder = await scratchFolder(keep)
  const { address } = await startProgram(keep, {
    file: 'scripts/start.mjs',
    ready: '/readyz',
    env: { DATA_DIR: join(folder, 'data') },
  })
  const cookies = new Map<Role, Cookies>()
  for (const { role } of demoSignIns) cookies.set(role, await signIn(address, role))
  const cookiesOf = (role?: Role) => (role && cookies.get(role)) ?? []
  return { address, cookiesOf, lot: await aLot(address, cookiesOf('buyer')) }
}

/** The cookies of someone of the demo who has read the news that would lie over a page. */
async function signIn(address: string, role: Role): Promise<Cookies> {
  const of = demoSignIns.find((each) => each.role === role)
  if (!of) throw new Error(`The demo has no ${role}`)
  const { email, password } = of
  const calls = await request.newContext({ baseURL: address })
  const known = await calls.delete('/logout', { headers: headersAfter() })
  const data = { user: { email, password } }
  const signedIn = await calls.post('/login', { headers: headersAfter(known), data })
  const headers = headersAfter(signedIn)
  const read = await calls.put('/release_notes/dismiss', { headers, data: {} })
  if (!read.ok()) throw new Error(`${email} could not sign in`)
  const { cookies } = await calls.storageState()
  await calls.dispose()
  return cookies
}

const headersAfter = (answer?: APIResponse) => ({
  Accept: 'application/json',
  'X-CSRF-Token': answer?.headers()['x-csrf-token'] ?? '',
})

/** Where a lot is shown: the first of the catalog. */
async function aLot(address: string, buyer: Cookies): Promise<string> {
  await using browser = await openBrowser(buyer)
  const page = await browser.context.newPage()
  await page.goto(`${address}/all_products`)
  const lot = page.getByRole('list', { name: 'Products' }).getByRole('link').first()
  return (await lot.getAttribute('href')) ?? '/'
}
