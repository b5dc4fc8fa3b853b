import { request, type APIResponse } from 'playwright-core'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import type { Cookies } from './open-browser.ts'

/** The cookies of the demo's buyer, who has read the news that would lie over a page. */
export async function signInBuyer(address: string): Promise<Cookies> {
  const { email, password } = demoSignIns[0]
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
