import { once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { aCable } from './testing/a-cable.ts'
import { aWelcomedPage, confirmed } from './testing/a-page.ts'
import { openByHand } from './testing/handshake.ts'

const MASK = Buffer.alloc(4)
const masked = (first: number, payload: Buffer) =>
  Buffer.concat([Buffer.from([first, 0x80 + payload.length]), MASK, payload])

/** Sends raw bytes after the welcome; resolves to the server's close code. */
async function closingCode(port: number, bytes: Buffer) {
  const socket = openByHand(port, { Cookie: 'session=7.tab' })
  const received: Buffer[] = []
  let sent = false
  socket.on('data', (part: Buffer) => {
    received.push(part)
    if (sent || !Buffer.concat(received).includes('welcome')) return
    sent = true
    socket.write(bytes)
  })
  await once(socket, 'end')
  socket.destroy()
  const all = Buffer.concat(received)
  return all.readUInt16BE(all.lastIndexOf(Buffer.from([0x88, 2])) + 2)
}

describe('a malformed frame closes its own socket', () => {
  test.each([
    ['unmasked', Buffer.from([0x81, 2, 0x68, 0x69]), 1002],
    ['with a reserved bit', masked(0xc1, Buffer.from('hi')), 1002],
    ['with a reserved opcode', masked(0x83, Buffer.from('hi')), 1002],
    ['continuing nothing', masked(0x80, Buffer.from('hi')), 1002],
    ['a ping in pieces', masked(0x09, Buffer.from('hi')), 1002],
    ['a long ping', Buffer.from([0x89, 0xfe, 0, 200, 0, 0, 0, 0]), 1002],
    ['text that is no UTF-8', masked(0x81, Buffer.from([0xc3, 0x28])), 1007],
    ['announcing 8 GB', Buffer.from([0x81, 0xff, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0]), 1009],
  ])('%s', async (_name, bytes, code) => {
    const { port, url } = await aCable()
    const bystander = await aWelcomedPage(url)
    expect(await closingCode(port, bytes)).toBe(code)
    const [answer, identifier] = await bystander.subscribe('OffersChannel')
    expect(answer).toEqual(confirmed(identifier))
  })

  test('or breaks off in the middle, and nobody else notices', async () => {
    const { port, url } = await aCable()
    const bystander = await aWelcomedPage(url)
    const socket = openByHand(port, { Cookie: 'session=7.tab' })
    await once(socket, 'data')
    socket.write(Buffer.from([0x81, 0xfe, 1, 0, 0, 0]), () => socket.resetAndDestroy())
    await once(socket, 'close')
    const [answer, identifier] = await bystander.subscribe('OffersChannel')
    expect(answer).toEqual(confirmed(identifier))
  })
})
