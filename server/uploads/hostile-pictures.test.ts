import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  HEIC_PHOTO,
  NOT_AN_IMAGE,
  TOO_BIG_A_PICTURE,
  TOO_BIG_AN_AVIF,
  UNREADABLE_IMAGE,
} from '#market/uploads/upload-limits.ts'
import { openSession } from '#server/accounts/sessions/session-store.ts'
import { PICTURES_WAIT } from '#server/photos/in-picture-process.ts'
import { caller, type Answer, type Caller } from '#server/testing/caller.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { aSeller } from '#server/testing/listings.ts'
import { isReady, startServerProcess } from '#server/testing/server-process.ts'
import { drawnFrom, seed } from '#server/testing/seed.ts'
import { brokenPictures } from './testing/broken-pictures.ts'
import { peakMemory, pictureProcesses } from './testing/picture-processes.ts'
import { aPicture } from './testing/pictures.ts'
import { preview, send } from './testing/sending.ts'

// On a busy machine, starting a server is slow.
const PATIENCE_MS = 600_000
const AT_ONCE = 8

let database: TestDatabase
let dataDir: string
let bearer: string
beforeAll(async () => {
  database = await freshDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lotline-pictures-'))
  const { db } = database.connection
  const { userId } = await aSeller(db)
  const session = await db
    .transaction()
    .execute((tx) => openSession(tx, { userId, origin: 'password', userAgent: undefined }))
  bearer = session.bearer
})
afterAll(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, maxRetries: 5 })
})

async function aServer() {
  const { address, child } = await startServerProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMIT_ADDRESS_FACTOR: '1000',
    CALLS_AT_ONCE: '100',
    SECOND_FACTOR: 'offered',
    SEARCH: 'database',
    WORKER: 'off',
  })
  const pid = child.pid ?? 0
  return { address, child, pid, seller: caller(address, bearer) }
}

/** A few at a time. */
async function inParts<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
) {
  const waiting = [...items.entries()]
  const results: Result[] = []
  const oneByOne = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [at, item] = next
      results[at] = await work(item)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, oneByOne))
  return results
}

const sendAll = (seller: Caller, pictures: readonly Buffer[]) =>
  inParts(pictures, (picture) => send(seller, picture))

test(
  '200 broken pictures are refused in words or read, by a few processes within bounds',
  { timeout: PATIENCE_MS },
  async () => {
    const { child, pid, seller, address } = await aServer()
    const pictures = await brokenPictures(200)
    const keys = await sendAll(seller, pictures)
    const answers = await inParts(keys, (key) => preview(seller, key))
    const words = answers.map(({ status, body }) => (status === 200 ? 'read' : body.errors?.[0]))
    const refusals = [
      NOT_AN_IMAGE,
      HEIC_PHOTO,
      TOO_BIG_A_PICTURE,
      TOO_BIG_AN_AVIF,
      UNREADABLE_IMAGE,
    ]
    const known = ['read', ...refusals]
    expect(
      words.filter((each) => !known.includes(each)),
      drawnFrom,
    ).toEqual([])
    expect(new Set(answers.map(({ status }) => status)), drawnFrom).toEqual(new Set([200, 422]))
    expect(words.filter((each) => each === UNREADABLE_IMAGE).length).toBeGreaterThan(50)

    const processes = await pictureProcesses(pid)
    expect(processes.length).toBeGreaterThan(0)
    expect(processes.length).toBeLessThanOrEqual(4)
    for (const one of processes) expect(await peakMemory(one)).toBeLessThan(600_000_000)
    expect(await isReady(address)).toBe(true)

    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await eventually(
      async () => (await Promise.all(processes.map(peakMemory))).filter(Boolean),
      (alive) => alive.length === 0,
    )
  },
)

test(
  'processes that are killed at work take no server along, and the next picture is read',
  { timeout: PATIENCE_MS },
  async () => {
    const { pid, seller, address } = await aServer()
    const picture = await aPicture('jpeg', 2000, 1500)
    const keys = await sendAll(seller, Array<Buffer>(12).fill(picture))
    const killed = new Set<number>()
    let isOver = false
    const killer = async () => {
      for (const draw of fc.sample(fc.nat(), { numRuns: 10_000, seed })) {
        if (isOver) return
        const alive = (await pictureProcesses(pid)).filter((each) => !killed.has(each))
        const victim = alive[draw % alive.length]
        // Half of them finish a picture first.
        if (victim === undefined || draw % 4 > 1) continue
        process.kill(victim, 'SIGKILL')
        killed.add(victim)
      }
    }
    const killing = killer()
    const answers = await Promise.all(keys.map((key) => preview(seller, key)))
    isOver = true
    await killing

    expect(killed.size, drawnFrom).toBeGreaterThan(0)
    for (const { status, headers, body } of answers) {
      expect([200, 503], drawnFrom).toContain(status)
      if (status !== 503) continue
      expect(body.errors).toEqual([PICTURES_WAIT])
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    expect(answers.map(({ status }) => status)).toContain(503)
    expect(await isReady(address)).toBe(true)
    for (const key of keys) {
      const { status } = await eventually(
        () => preview(seller, key),
        (answer) => answer.status !== 503,
      )
      expect(status).toBe(200)
    }
  },
)

test(
  'when no picture gets done, only a limited number wait, and later callers have to come again',
  { timeout: PATIENCE_MS },
  async () => {
    const { pid, seller } = await aServer()
    const picture = await aPicture('png', 600, 450)
    const keys = await sendAll(seller, Array<Buffer>(90).fill(picture))
    const frozen = new Set<number>()
    const freeze = async () => {
      for (const each of await pictureProcesses(pid)) {
        process.kill(each, 'SIGSTOP')
        frozen.add(each)
      }
    }
    const answers: Answer[] = []
    const all = keys.map(async (key) => answers.push(await preview(seller, key)))
    const refused = await eventually(
      async () => {
        await freeze()
        return answers.filter(({ status }) => status === 503)
      },
      ({ length }) => length > 0,
    )
    for (const { body } of refused) expect(body.errors).toEqual([PICTURES_WAIT])
    for (const each of frozen) process.kill(each, 'SIGCONT')
    await Promise.all(all)
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect(statuses.filter((each) => each === 200).length).toBeGreaterThanOrEqual(64)
  },
)
