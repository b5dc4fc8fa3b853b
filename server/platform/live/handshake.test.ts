import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { aCable } from './testing/a-cable.ts'
import { aPage } from './testing/a-page.ts'
import { handshake, openByHand } from './testing/handshake.ts'

const selected = (answer: string) => /Sec-WebSocket-Protocol: (.*)\r\n/i.exec(answer)?.[1]

describe('the handshake', () => {
  test('ends in 101, whatever the query string says', async () => {
    const { port } = await aCable()
    expect(await handshake(port)).toMatchObject({ status: 101 })
    expect(await handshake(port, {}, '/cable?sid=abc&jid=%zz')).toMatchObject({ status: 101 })
  })

  test.each([
    ['actioncable-v1-json, actioncable-unsupported', 'actioncable-v1-json'],
    ['my-extra, actioncable-unsupported, actioncable-v1-json', 'actioncable-v1-json'],
    ['actioncable-v1-json', 'actioncable-v1-json'],
    ['actioncable-unsupported', 'actioncable-unsupported'],
    ['actioncable-unsupported, my-extra', 'actioncable-unsupported'],
    ['my-extra', undefined],
    [undefined, undefined],
  ])('offered %s, selects %s', async (offered, protocol) => {
    const { port } = await aCable()
    const { status, answer } = await handshake(port, { 'Sec-WebSocket-Protocol': offered })
    expect(status).toBe(101)
    expect(selected(answer)).toBe(protocol)
  })

  test('declines compression', async () => {
    const { port } = await aCable()
    const offer = { 'Sec-WebSocket-Extensions': 'permessage-deflate; client_max_window_bits' }
    expect((await handshake(port, offer)).answer).not.toMatch(/extensions/i)
  })

  test('is refused without a key, and names the version it wants', async () => {
    const { port } = await aCable()
    expect(await handshake(port, { 'Sec-WebSocket-Key': undefined })).toMatchObject({ status: 400 })
    const wrongVersion = await handshake(port, { 'Sec-WebSocket-Version': '8' })
    expect(wrongVersion.status).toBe(426)
    expect(wrongVersion.answer).toContain('Sec-WebSocket-Version: 13\r\n')
  })

  test('to something else than a websocket is 404', async () => {
    const { port } = await aCable()
    const { status, answer } = await handshake(port, { Upgrade: 'h2c' })
    expect(status).toBe(404)
    expect(answer).toMatch(/Content-Type: text\/plain\r\n[^]*\r\n\r\nPage not found$/)
  })

  test('on another path is refused and closed', async () => {
    const { port } = await aCable()
    for (const path of ['/', '/cable/', '/cables', '//cable', '/other?/cable']) {
      expect(await handshake(port, {}, path)).toMatchObject({ status: 404 })
    }
  })

  test('refused does not wait for the other side to hang up', async () => {
    const { server, port } = await aCable()
    const socket = openByHand(port, {}, '/other')
    socket.allowHalfOpen = true
    socket.resume()
    await once(socket, 'end')
    await expect
      .poll(() => new Promise((tell) => server.getConnections((_, count) => tell(count))))
      .toBe(0)
    socket.destroy()
  })

  test('on another path is left to others in development', async () => {
    const { server, port, url } = await aCable({ leaveOtherUpgrades: true })
    server.on('upgrade', (request, socket) => {
      if (request.url === '/hot') socket.end('HTTP/1.1 101 Switching Protocols\r\n\r\nours')
    })
    expect(await handshake(port, {}, '/hot')).toMatchObject({ status: 101 })
    expect(await (await aPage(url)).next()).toEqual({ type: 'welcome' })
  })
})
