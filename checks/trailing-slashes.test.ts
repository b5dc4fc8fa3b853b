import { expect, test } from 'vitest'
import { siteForThisFile } from '#server/testing/site.ts'
import { declaredEndpoints, nameOf } from './testing/declared-endpoints.ts'

const endpoints = await declaredEndpoints()

const site = siteForThisFile()

// Only a call of the contract says that its answer is not to be stored; an unknown address does not.
const isServed = async (method: string, path: string) => {
  // A bearer token needs no CSRF token.
  const headers = { Accept: 'application/json', Authorization: 'Bearer nobody' }
  const answer = await fetch(site.address + path, { method, headers })
  return answer.headers.get('Cache-Control') === 'no-store'
}

test('an address that is not there is told apart', async () => {
  expect(await isServed('GET', '/nowhere')).toBe(false)
})

// Decision I15.
test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s answers with and without a trailing slash',
  async (_, { method, path }) => {
    const address = path.replaceAll(/:\w+/g, '7')
    expect(await isServed(method, address)).toBe(true)
    expect(await isServed(method, `${address}/`)).toBe(true)
    expect(await isServed(method, `${address}/?page=1`)).toBe(true)
  },
)
