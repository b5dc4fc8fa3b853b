import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, test } from 'vitest'
import { fetchPhoto, isPublic, PhotoProblem, type Names } from './fetch-photo.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function aHost(answer: RequestListener) {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** A resolver that says something else each time. */
function answering(answers: string[][]): Names {
  return (_name, _options, done) =>
    done(
      null,
      (answers.shift() ?? []).map((address) => ({ address, family: 4 })),
    )
}

const everywhere = { mayReach: () => true }
const seen = (work: Promise<unknown>) =>
  work.then(
    () => 'fetched',
    (error: Error) => error.message,
  )

describe('an address inside of our own walls', () => {
  test.each([
    '127.0.0.1',
    '127.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::1',
    'ff02::1',
    'nonsense',
  ])('is not reached: %s', (ip) => {
    expect(isPublic(ip)).toBe(false)
  })

  test.each(['93.184.216.34', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:93.184.216.34'])(
    'is none of the public ones: %s',
    (ip) => {
      expect(isPublic(ip)).toBe(true)
    },
  )

  test.each([
    'http://127.0.0.1',
    'http://127.1',
    'http://2130706433',
    'http://0x7f000001',
    'http://0x7f.1',
    'http://0177.0.0.1',
    'http://017700000001',
    'http://127.0.0.1.',
    'http://１２７.０.０.１',
    'http://0.0.0.0',
    'http://0',
    'http://127.255.255.254',
    'http://10.1.2.3',
    'http://172.31.0.9',
    'http://192.168.0.1',
    'http://169.254.169.254',
    'http://100.64.1.1',
    'http://[::1]',
    'http://[::]',
    'http://[::ffff:127.0.0.1]',
    'http://[::ffff:7f00:1]',
    'http://[64:ff9b::127.0.0.1]',
    'http://[fe80::1]',
    'http://[fd12:3456::1]',
    'http://[2002:7f00:1::]',
    'http://somebody:secret@127.0.0.1',
    'http://localhost',
    'http://LOCALHOST',
  ])('is refused however it is written: %s', async (host) => {
    let asked = 0
    const { port } = new URL(await aHost((_request, reply) => reply.end(String(asked++))))
    await expect(fetchPhoto(`${host}:${port}/a.jpg`)).rejects.toMatchObject({
      message: 'The URL is not public',
      isFinal: true,
    })
    expect(asked).toBe(0)
  })

  test.each(['http://[fe80::1%25eth0]', 'http://127.0.0.256', 'http://[::1'])(
    'that is malformed is never looked up: %s',
    async (address) => {
      await expect(fetchPhoto(address)).rejects.toBeInstanceOf(PhotoProblem)
    },
  )

  test('is refused when a name resolves to it as well as to a public one', async () => {
    const names = answering([['93.184.216.34', '127.0.0.1']])
    expect(await seen(fetchPhoto('http://two-faced.example/a.jpg', { names }))).toBe(
      'The URL is not public',
    )
  })

  test('is not reached by a name that has another one as soon as it was checked', async () => {
    const { port } = new URL(await aHost((_request, reply) => reply.end('a photo')))
    const names = answering([['127.0.0.1'], ['10.0.0.1']])
    const mayReach = (ip: string) => ip === '127.0.0.1'
    const rebinding = `http://rebinding.example:${port}/a.jpg`
    // Asked once for each step: what was checked is what is reached.
    expect(await seen(fetchPhoto(rebinding, { names, mayReach }))).toBe('fetched')
    expect(await seen(fetchPhoto(rebinding, { names, mayReach }))).toBe('The URL is not public')
  })

  test('is refused when another address leads to it', async () => {
    let asked = 0
    const inside = await aHost((_request, reply) => reply.end(String(asked++)))
    const outside = await aHost((_request, reply) =>
      reply.writeHead(302, { location: inside }).end(),
    )
    const first = new URL(outside).port
    const mayReach = (_ip: string, port: string) => port === first
    expect(await seen(fetchPhoto(outside, { mayReach }))).toBe('The URL is not public')
    expect(asked).toBe(0)
  })
})

describe('a photo', () => {
  test('is fetched, also from where its address leads', async () => {
    const host = await aHost((request, reply) => {
      if (request.url === '/a.jpg') reply.end('a photo')
      else reply.writeHead(301, { location: '/a.jpg' }).end()
    })
    expect(String(await fetchPhoto(`${host}/old.jpg`, everywhere))).toBe('a photo')
  })

  test('is not looked for in circles', async () => {
    const host = await aHost((_request, reply) =>
      reply.writeHead(302, { location: '/again' }).end(),
    )
    expect(await seen(fetchPhoto(host, everywhere))).toBe('The URL redirects too many times')
  })

  test.each([
    'https://i.imgur.com/a.jpg',
    'https://i.imgur.com./a.jpg',
    'ftp://example.com/a.jpg',
    'file:///etc/passwd',
  ])('is not taken from a blocked host or by another way: %s', async (location) => {
    const host = await aHost((_request, reply) => reply.writeHead(302, { location }).end())
    expect(await seen(fetchPhoto(host, everywhere))).toBe(
      'The URL leads to a site we don’t accept photos from',
    )
  })

  test('is given up when it leads nowhere', async () => {
    const host = await aHost((_request, reply) =>
      reply.writeHead(302, { location: 'http://[' }).end(),
    )
    await expect(fetchPhoto(host, everywhere)).rejects.toMatchObject({
      message: 'The URL doesn’t work',
      isFinal: true,
    })
  })

  test('that is not there says so', async () => {
    const host = await aHost((_request, reply) => reply.writeHead(404).end())
    await expect(fetchPhoto(host, everywhere)).rejects.toMatchObject({
      message: 'The address answers 404',
      isFinal: true,
    })
  })

  test('may be there later when its host is only busy', async () => {
    const host = await aHost((_request, reply) => reply.writeHead(503).end())
    await expect(fetchPhoto(host, everywhere)).rejects.toMatchObject({ isFinal: false })
  })

  test('too large is not read to its end', async () => {
    let sent = 0
    const host = await aHost((_request, reply) => {
      const more = () => {
        while (sent < 200_000_000 && reply.write(Buffer.alloc(1_000_000))) sent += 1_000_000
      }
      reply.on('drain', more)
      more()
    })
    expect(await seen(fetchPhoto(host, everywhere))).toBe('Max file size: 35 MB')
    expect(sent).toBeLessThan(100_000_000)
  })

  test('that comes packed is not unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(60_000_000))
    const host = await aHost((_request, reply) =>
      reply.writeHead(200, { 'Content-Encoding': 'gzip' }).end(bomb),
    )
    expect(await fetchPhoto(host, everywhere)).toEqual(bomb)
  })

  test('that takes too long is left', async () => {
    const host = await aHost((_request, reply) => void reply.write('slow'))
    expect(await seen(fetchPhoto(host, { ...everywhere, longestMs: 300 }))).toBe(
      'The URL doesn’t respond',
    )
  })
})
