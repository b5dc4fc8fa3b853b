import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import { aSession } from '#server/testing/a-session.ts'
import { aSeller } from '#server/testing/listings.ts'
import { siteForThisFile } from '#server/testing/site.ts'

const site = siteForThisFile()
let bearer: string
beforeAll(async () => {
  bearer = `Authorization: Bearer ${(await aSession(site.db, await aSeller(site.db))).bearer}`
})

/** Sends raw lines that no HTTP client would send. */
async function say(lines: readonly string[], body = '') {
  const { hostname, port } = new URL(site.address)
  const socket = connect({ host: hostname, port: Number(port) })
  await once(socket, 'connect')
  socket.write(Buffer.from([...lines, 'Connection: close', '', body].join('\r\n'), 'latin1'))
  const answer = await text(socket)
  return {
    status: Number(answer.split(' ')[1]),
    body: answer.slice(answer.indexOf('\r\n\r\n') + 4),
  }
}

const read = (...headers: string[]) => say(['GET /me HTTP/1.1', 'Host: lotline', ...headers])
const BODY = '{"search":{}}'
const write = (...headers: string[]) =>
  say(['PUT /profile HTTP/1.1', 'Host: lotline', ...headers], BODY)
const json = ['Content-Type: application/json', `Content-Length: ${BODY.length}`]

describe('a read with odd headers is of nobody', () => {
  test.each([
    ['a cookie that cannot be decoded', 'Cookie: bearer_token=%E0%A4%A; browser_id=%'],
    ['a NUL in its cookie', 'Cookie: bearer_token=%00'],
    ['cookies named as what objects inherit', 'Cookie: __proto__=1; constructor=2; toString=3'],
    ['a cookie of nothing but separators', 'Cookie: ;;;=;=;a;b=;"bearer_token"="x";'],
    ['thousands of cookies', `Cookie: ${'a=1; '.repeat(2500)}`],
    ['bytes that are no text in its cookie', 'Cookie: bearer_token=\xff\xfe'],
    ['bytes that are no text for a token', 'Authorization: Bearer \xff\xfe'],
    ['no token', 'Authorization: Bearer '],
  ])('%s', async (_name, header) => {
    expect((await read(header)).status).toBe(401)
  })

  test('also when a second token follows the first', async () => {
    expect((await read('Authorization: Bearer no', bearer)).status).toBe(401)
  })
})

describe('a write with odd headers changes nothing', () => {
  test.each([
    ['two lengths', 400, [...json, 'Content-Length: 12']],
    ['a length and pieces', 400, [...json, 'Transfer-Encoding: chunked']],
    ['a length below zero', 400, ['Content-Type: application/json', 'Content-Length: -1']],
    ['an unknown encoding', 400, ['Content-Type: application/json', 'Transfer-Encoding: moon']],
    ['a type that is none', 415, ['Content-Type: \xff/\xfe', `Content-Length: ${BODY.length}`]],
    ['no type', 415, [`Content-Length: ${BODY.length}`]],
    ['two tokens of the page', 403, [...json, 'Cookie: a=1', 'X-CSRF-Token: a', 'X-CSRF-Token: b']],
    ['an origin that is none', 403, [...json, 'Origin: null']],
    [
      'two places it comes from',
      403,
      [...json, 'Sec-Fetch-Site: same-origin', 'Sec-Fetch-Site: none'],
    ],
  ])('%s', async (_name, status, headers) => {
    const answer = await write(bearer, ...headers)
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body).errors).toEqual([expect.any(String)])
  })
})
