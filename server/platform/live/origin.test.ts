import { describe, expect, test } from 'vitest'
import { ORIGIN, aCable } from './testing/a-cable.ts'
import { handshake } from './testing/handshake.ts'

const cookie = 'session=7.tab'

describe('an origin', () => {
  test.each([ORIGIN, 'http://localhost:4000'])('%s is on the list', async (origin) => {
    const { port } = await aCable()
    expect(await handshake(port, { Origin: origin })).toMatchObject({ status: 101 })
  })

  test.each([
    'http://lotline.example',
    'https://lotline.example:8443',
    'https://lotline.example.evil.example',
    'https://evil-lotline.example',
    'https://lotline.example@evil.example',
    'https://lotline.example/',
    'https://LOTLINE.example',
    'http://localhost',
    'null',
    '',
    `${ORIGIN}, ${ORIGIN}`,
  ])('%j is not, with or without a session', async (origin) => {
    const { port } = await aCable()
    for (const session of [cookie, undefined]) {
      const answer = await handshake(port, { Origin: origin, Cookie: session })
      expect(answer.status).toBe(404)
      expect(answer.answer).toMatch(/Page not found$/)
    }
  })

  test('is looked at before the session', async () => {
    let asked = 0
    const authenticate = async () => void (asked += 1)
    const { port } = await aCable({ authenticate })
    await handshake(port, { Origin: 'https://evil.example', Cookie: cookie })
    expect(asked).toBe(0)
  })

  test('may be missing only for a program with a bearer token and no cookie', async () => {
    const { port } = await aCable()
    const bearer = 'Bearer 7.program'
    const status = async (headers: Record<string, string | undefined>) =>
      (await handshake(port, { Origin: undefined, ...headers })).status
    expect(await status({ Authorization: bearer })).toBe(101)
    expect(await status({})).toBe(404)
    expect(await status({ Cookie: cookie })).toBe(404)
    expect(await status({ Cookie: cookie, Authorization: bearer })).toBe(404)
    expect(await status({ Authorization: 'Basic abc' })).toBe(404)
  })
})
