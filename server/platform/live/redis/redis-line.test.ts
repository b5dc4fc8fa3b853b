import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { describe, expect, onTestFinished, test } from 'vitest'
import { aRedis, isRedisHere } from '#server/testing/a-redis.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import type { SharedNotice } from '../live-event.ts'
import { openRedisLine } from './redis-line.ts'

const OPENSSL = '/usr/bin/openssl'
const isOpensslHere = existsSync(OPENSSL)
// As docs/running.md has them.
const RIGHTS = [
  '--user',
  'lotline',
  'on',
  '>s3cret',
  '+info',
  '+publish',
  '+subscribe',
  '+ping',
  '+client',
  '+hello',
  '&lotline:*',
]
const NEWS: SharedNotice = { kind: 'products', productIds: [7] }

async function aLine(url: string, channel = 'lotline:1:live') {
  const heard: SharedNotice[] = []
  const said: string[] = []
  const line = await openRedisLine({
    url,
    channel,
    log: {
      info: (message) => said.push(message),
      warn: (details, message) => said.push(`${message} ${String(Object.values(details))}`),
    },
    handle: (notice) => heard.push(notice),
  })
  onTestFinished(() => line.stop())
  return { line, heard, said }
}

const hasHeard = (heard: SharedNotice[], times: number) =>
  eventually(
    async () => heard.length,
    (count) => count >= times,
  )

describe.skipIf(!isRedisHere)('a connection to Redis (skipped without a Redis server)', () => {
  test('carries notices to every process of one database, and to no other', async () => {
    const { url } = await aRedis()
    const [one, other] = [await aLine(url), await aLine(url)]
    const stranger = await aLine(url, 'lotline:2:live')
    expect(one.line.hears()).toBe(other.line.hears())
    await one.line.publish([NEWS, NEWS])
    for (const { heard } of [one, other]) await hasHeard(heard, 2)
    expect(other.heard).toEqual([NEWS, NEWS])
    await stranger.line.publish([NEWS])
    await hasHeard(stranger.heard, 1)
    expect([one.heard.length, stranger.heard.length]).toEqual([2, 1])
  })

  test('skips what it does not understand, and the end of a session above all', async () => {
    const { url, port } = await aRedis()
    const { line, heard } = await aLine(url)
    for (const odd of ['', '7', '{"kind":"products","productIds":[1]}', '[null,{"kind":"news"}]'])
      await publishByHand(port, odd)
    await publishByHand(port, '[{"kind":"closing","userId":7,"reconnect":false}]')
    await line.publish([NEWS])
    await hasHeard(heard, 1)
    expect(heard).toEqual([NEWS])
  })

  test('takes a name and a password, and says without them what is wrong', async () => {
    const { url } = await aRedis([...RIGHTS, '--requirepass', 'other'])
    const named = url.replace('redis://', 'redis://lotline:s3cret@')
    expect((await aLine(named)).line.hears()).toBeDefined()
    const wrong = await aLine(url.replace('redis://', 'redis://lotline:gu3ss@'))
    expect(wrong.line.hears()).toBeUndefined()
    expect(wrong.said.join()).toMatch(/^Redis is away: PostgreSQL carries the notices .*WRONGPASS/)
    expect(wrong.said.join()).not.toContain('gu3ss')
  })

  test.skipIf(!isOpensslHere)('is encrypted for `rediss`, and trusts nobody unknown', async () => {
    const { url, certificate } = await anEncryptedRedis()
    const refused = await aLine(url)
    expect(refused.line.hears()).toBeUndefined()
    expect(refused.said.join()).toContain('self-signed certificate')
    const known = getCACertificates('default')
    setDefaultCACertificates([...known, certificate])
    onTestFinished(() => setDefaultCACertificates(known))
    expect((await aLine(url)).line.hears()).toBeDefined()
  })

  test('that breaks is opened again, and says each once', async () => {
    const redis = await aRedis()
    const { line, said } = await aLine(redis.url)
    const before = line.hears()
    await redis.kill()
    await eventually(
      async () => line.hears(),
      (server) => server === undefined,
    )
    await expect(line.publish([NEWS])).rejects.toThrow('Redis is away')
    await redis.start()
    const after = await eventually(
      async () => line.hears(),
      (server) => server !== undefined,
    )
    // Who heard the one before and not this one can be told by that.
    expect(after).not.toBe(before)
    expect(said.map((each) => each.split(':')[0])).toEqual(['Redis is away', 'Redis answers again'])
  })

  test('that dies unnoticed is detected, and nobody waits for it long', async () => {
    const redis = await aRedis()
    const { line } = await aLine(redis.url)
    redis.silence()
    await expect(line.publish([NEWS])).rejects.toThrow('Redis does not answer')
    await eventually(
      async () => line.hears(),
      (server) => server === undefined,
    )
    // A process that starts meanwhile does not wait either.
    expect((await aLine(redis.url)).line.hears()).toBeUndefined()
    redis.speak()
    await eventually(
      async () => line.hears(),
      (server) => server !== undefined,
    )
  })
})

async function anEncryptedRedis() {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-redis-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const made = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    key,
  ]
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const files = ['-out', certificate, '-days', '2']
  execFileSync(OPENSSL, ['req', '-x509', ...made, ...named, ...files], { stdio: 'ignore' })
  const port = await freePort()
  const given = ['--tls-cert-file', certificate, '--tls-key-file', key, '--tls-auth-clients', 'no']
  await aRedis(['--tls-port', String(port), ...given])
  return { url: `rediss://localhost:${port}`, certificate: readFileSync(certificate, 'utf8') }
}

/** Anybody who may write to Redis can send anything. */
async function publishByHand(port: number, text: string) {
  const socket = connect(port, '127.0.0.1')
  const words = ['PUBLISH', 'lotline:1:live', text].map((word) => `$${word.length}\r\n${word}\r\n`)
  socket.write(`*3\r\n${words.join('')}`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toBe(':1\r\n')
  socket.destroy()
}
