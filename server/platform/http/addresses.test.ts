import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { aBuyer } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()

describe('an address that names nothing', () => {
  test.each([
    '/nowhere',
    '/offers/1/nothing',
    '/%E0%A4%A',
    '/%',
    '/photos/..%2f..%2fsecret-key/200.webp',
    `/marketplace/products/${'9'.repeat(600)}`,
    '/marketplace/products/0',
    '/marketplace/products/1.5',
    '/marketplace/products/one',
  ])('(%s) is not found, in JSON', async (path) => {
    const buyer = await site.as(await aBuyer(site.db))
    const answer = await buyer.get(path)
    expect(answer.status).toBe(404)
    expect(answer.body).toEqual({ errors: ['Not found'] })
  })

  test('by its method is not found either', async () => {
    const buyer = await site.as(await aBuyer(site.db))
    expect(await buyer.delete('/me')).toMatchObject({
      status: 404,
      body: { errors: ['Not found'] },
    })
  })
})

/** Sends raw bytes that an HTTP client would not. */
async function say(bytes: string) {
  const { hostname, port } = new URL(site.address)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  socket.write(bytes)
  const answer = await text(socket)
  const [head = '', body = ''] = answer.split('\r\n\r\n')
  return { status: Number(head.split(' ')[1]), body: JSON.parse(body) }
}

describe('bytes that never become a request', () => {
  test('are refused in the words of every refusal', async () => {
    expect(await say('what is this\r\n\r\n')).toEqual({
      status: 400,
      body: { errors: ['The request is malformed'] },
    })
  })

  test('because of their headers say so', async () => {
    const cookie = `Cookie: ${'a'.repeat(20_000)}`
    expect(await say(`GET /healthz HTTP/1.1\r\nHost: x\r\n${cookie}\r\n\r\n`)).toEqual({
      status: 431,
      body: { errors: ['The headers are too large'] },
    })
  })
})
