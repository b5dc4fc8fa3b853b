import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { isStoredPhoto } from '#market/uploads/photo.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { unleased } from '#server/platform/jobs/job-run.ts'
import { minutes } from '#server/platform/jobs/schedule.ts'
import { enqueueScheduled } from '#server/platform/jobs/enqueue-scheduled.ts'
import { aSiteAndItsDeps } from '#server/testing/site-and-deps.ts'
import type { Caller } from '#server/testing/caller.ts'
import { aSeller } from '#server/testing/listings.ts'
import type { TestSite } from '#server/testing/site.ts'
import { aPicture } from '#server/uploads/testing/pictures.ts'
import { fetchAwaited, fetchingPhotos } from './await-photos.ts'
import { fetchPhotos, type PhotoDeps } from './fetch-photos.ts'
import { PhotoProblem } from './fetch-photo.ts'

const GOOD = 'https://photos.invalid/good.jpg'
const GONE = 'https://photos.invalid/gone.jpg'
const BUSY = 'https://photos.invalid/busy.jpg'
const PAGE = 'https://photos.invalid/page.html'
const mug = { upc: '036000291452', name: 'Mug' }
const named = { photo_1: GOOD, photo_2: GONE, photo_3: BUSY, photo_4: PAGE }

let site: TestSite
let deps: PhotoDeps
let stop: () => Promise<void>
let seller: Caller
let id: number
let asked: string[]
beforeAll(async () => {
  ;({ site, deps, stop } = await aSiteAndItsDeps())
})
beforeEach(async () => {
  asked = []
  await site.db.deleteFrom('photoAddresses').execute()
  seller = await site.as(await aSeller(site.db))
  const { body } = await seller.post('/products', { product: { ...mug, ...named } })
  id = body.id
})
afterAll(() => stop())

async function theWeb(address: string) {
  asked.push(address)
  if (address === GONE) throw new PhotoProblem('The address answers 404', { isFinal: true })
  if (address === BUSY) throw new PhotoProblem('The address answers 503', { isFinal: false })
  return address === PAGE ? Buffer.from('<!doctype html>') : aPicture('jpeg')
}

const photos = async (): Promise<string[]> => (await seller.get(`/products/${id}`)).body.images
const save = (more: object) => seller.put(`/products/${id}`, { product: { ...mug, ...more } })

describe('photos that a lot names by address', () => {
  test('are shown from our own storage once they were fetched', async () => {
    expect(await photos()).toEqual([GOOD, GONE, BUSY, PAGE])
    await fetchPhotos(deps, { fetch: theWeb })
    const [good = '', ...others] = await photos()
    expect(isStoredPhoto(good)).toBe(true)
    expect(others).toEqual([GONE, BUSY, PAGE])
    const answer = await fetch(site.address + good)
    expect(answer.headers.get('content-type')).toBe('image/webp')
  })

  test('are the same photos for a form that was shown their addresses', async () => {
    await fetchPhotos(deps, { fetch: theWeb })
    const before = await photos()
    expect((await save(named)).body.images).toEqual(before)
    expect((await save({ photo_1: GONE, photo_2: GOOD })).body.images).toEqual([
      GONE,
      before[0],
      BUSY,
      PAGE,
    ])
  })

  test('are asked for again later only if that may help', async () => {
    await fetchPhotos(deps, { fetch: theWeb })
    expect(asked.toSorted()).toEqual([BUSY, GONE, GOOD, PAGE])
    await fetchPhotos(deps, { fetch: theWeb })
    expect(asked).toHaveLength(4)
    const past = new Date(Date.now() - 1000)
    await site.db
      .updateTable('photoAddresses')
      .set({ nextTryAt: past })
      .where('nextTryAt', 'is not', null)
      .execute()
    await fetchPhotos(deps, { fetch: theWeb })
    expect(asked.slice(4)).toEqual([BUSY])
  })

  test('are asked for again when our own storage was away', async () => {
    const { photos: own } = deps.uploads
    const store = () => Promise.reject(new Refusal('Files can’t be reached for a moment.', 503))
    const away = { ...deps, uploads: { ...deps.uploads, photos: { ...own, store } } }
    await fetchPhotos(away, { fetch: theWeb })
    const { body } = await seller.get(`/products/${id}`)
    expect(body.photo_problems.map(({ address }: { address: string }) => address)).toEqual([
      GONE,
      PAGE,
    ])
    await site.db
      .updateTable('photoAddresses')
      .set({ nextTryAt: new Date(0) })
      .where('nextTryAt', 'is not', null)
      .execute()
    await fetchPhotos(deps, { fetch: theWeb })
    expect(isStoredPhoto((await photos())[0] ?? '')).toBe(true)
  })

  test('are asked for five times, the waits between growing and of different lengths', async () => {
    const others = [1, 2, 3].map((at) => `${BUSY}?${at}`)
    await save({ photo_1: BUSY, photo_2: others[0], photo_3: others[1], photo_4: others[2] })
    await site.db.deleteFrom('photoAddresses').where('address', 'in', [GOOD, GONE, PAGE]).execute()
    const busyWeb = async () => {
      throw new PhotoProblem('The address answers 503', { isFinal: false })
    }
    const waits: number[] = []
    for (;;) {
      await fetchPhotos(deps, { fetch: busyWeb })
      const waiting = await untilNextTries()
      if (waiting.length === 0) break
      expect(waiting).toHaveLength(1 + others.length)
      expect(new Set(waiting).size).toBeGreaterThan(1)
      waits.push(Math.max(...waiting))
      await site.db
        .updateTable('photoAddresses')
        .set({ nextTryAt: new Date(0) })
        .where('nextTryAt', 'is not', null)
        .execute()
    }
    expect(waits).toHaveLength(4)
    waits.reduce((before, wait) => {
      expect(wait).toBeGreaterThan(2 * before)
      return wait
    }, 0)
    const { body } = await seller.get(`/products/${id}`)
    expect(body.photo_problems).toHaveLength(1 + others.length)
  })

  test('that could not be had for good are told to the seller with the reason, and stay named', async () => {
    await fetchPhotos(deps, { fetch: theWeb })
    const { body } = await seller.get(`/products/${id}`)
    expect(body.photo_problems).toEqual([
      { address: GONE, problem: 'The address answers 404' },
      { address: PAGE, problem: 'Please choose a JPEG, PNG, WebP, AVIF or GIF image' },
    ])
    expect(body.images.slice(1)).toEqual([GONE, BUSY, PAGE])
    const { body: list } = await seller.get('/products')
    expect(list.products[0].photo_problems).toEqual(body.photo_problems)
    expect((await save({ photo_2: null, photo_4: null })).body.photo_problems).toEqual([])
  })

  test('that no lot names any more are not kept', async () => {
    await save({ photo_1: null })
    await fetchPhotos(deps, { fetch: theWeb })
    expect(await photos()).toEqual([GONE, BUSY, PAGE])
    const { problem } = await site.db
      .selectFrom('photoAddresses')
      .select('problem')
      .where('address', '=', GOOD)
      .executeTakeFirstOrThrow()
    expect(problem).toBe('No product uses it anymore')
  })
})

describe('a host that says nothing', () => {
  const silentHost = (address: string) => {
    asked.push(address)
    throw new PhotoProblem('The URL doesn’t respond', { isFinal: false, isSilence: true })
  }
  const fetchFrom = (host: string, ...more: string[]) =>
    save({
      photo_1: `${host}/1.jpg`,
      photo_2: `${host}/2.jpg`,
      photo_3: `${host}/3.jpg`,
      photo_4: more[0] ?? null,
    })
  const fetchWith = (fetch: (address: string) => Promise<Buffer>, photosAtOnce = 1) =>
    fetchPhotos({ ...deps, photosAtOnce }, { fetch })
  const restIsOver = () =>
    site.db
      .updateTable('photoHosts')
      .set({ restsUntil: new Date(0) })
      .execute()
  beforeEach(async () => {
    await site.db.deleteFrom('photoAddresses').execute()
    await site.db.deleteFrom('photoHosts').execute()
  })

  test('is asked once, then left alone with all its photos by every process', async () => {
    await fetchFrom('https://silent.invalid')
    await fetchWith(async (address) => silentHost(address))
    await fetchWith(async (address) => silentHost(address))
    expect(asked).toHaveLength(1)
  })

  test('is left alone for longer each time, and its photos are given up in the end', async () => {
    await fetchFrom('https://silent.invalid')
    const rests: number[] = []
    for (;;) {
      await fetchWith(async (address) => silentHost(address))
      const { body } = await seller.get(`/products/${id}`)
      if (body.photo_problems.length > 0) {
        expect(body.photo_problems.map(({ problem }: { problem: string }) => problem)).toEqual(
          Array(3).fill('The URL doesn’t respond'),
        )
        break
      }
      const { restsUntil } = await site.db
        .selectFrom('photoHosts')
        .select('restsUntil')
        .executeTakeFirstOrThrow()
      rests.push(Math.round((restsUntil.getTime() - Date.now()) / 60_000))
      await restIsOver()
      await site.db
        .updateTable('photoAddresses')
        .set({ nextTryAt: new Date(0) })
        .where('nextTryAt', 'is not', null)
        .execute()
    }
    expect(rests).toEqual([1, 5, 30, 120, 720])
  })

  test('does not keep the photos of others waiting, and is asked again once it answers', async () => {
    await fetchFrom('https://silent.invalid', GOOD)
    await fetchWith(async (address) => (address === GOOD ? aPicture('jpeg') : silentHost(address)))
    expect((await photos()).filter(isStoredPhoto)).toHaveLength(1)
    await restIsOver()
    await fetchWith(() => aPicture('jpeg'))
    expect(await site.db.selectFrom('photoHosts').selectAll().execute()).toEqual([])
  })

  test('is known by its host, however the address is written', async () => {
    const { rows } = await sql`
      select photo_host(address) as host from unnest(${[
        'https://Silent.invalid/1.jpg',
        'HTTP://somebody:secret@silent.invalid/2.jpg?size=1@3',
        'https://silent.invalid:8443#3',
        'nonsense',
      ]}::text[]) address`.execute(site.db)
    expect(rows).toEqual(
      ['silent.invalid', 'silent.invalid', 'silent.invalid:8443', ''].map((host) => ({ host })),
    )
  })
})

test('photos of one seller leave the others a turn', async () => {
  await site.db.deleteFrom('photoAddresses').execute()
  const many = [1, 2, 3, 4].map((at) => `https://many.invalid/${at}.jpg`)
  await save({ photo_1: many[0], photo_2: many[1], photo_3: many[2], photo_4: many[3] })
  const other = await site.as(await aSeller(site.db))
  await other.post('/products', { product: { ...mug, photo_1: 'https://few.invalid/1.jpg' } })
  await fetchPhotos({ ...deps, photosAtOnce: 1 }, { fetch: theWeb })
  expect(asked.indexOf('https://few.invalid/1.jpg')).toBeLessThan(2)
})

test('photos that are being fetched when the process stops are fetched by the next', async () => {
  const stopping = new AbortController()
  const stopped = fetchPhotos(deps, {
    run: { ...unleased, signal: stopping.signal },
    fetch: async () => {
      stopping.abort(new Error('The process stops'))
      throw new PhotoProblem('The URL doesn’t respond', { isFinal: false, isSilence: true })
    },
  })
  await expect(stopped).rejects.toThrow('The process stops')
  await fetchPhotos(deps, { fetch: theWeb })
  expect(asked.toSorted()).toEqual([BUSY, GONE, GOOD, PAGE])
})

test('a tick of the clock adds no second shift to one that is at work', async () => {
  const { db } = site
  await sql`delete from graphile_worker._private_jobs`.execute(db)
  await db.transaction().execute(fetchAwaited)
  await sql`update graphile_worker._private_jobs set locked_by = 'somebody', locked_at = now()`.execute(
    db,
  )
  const schedule = { job: fetchingPhotos, every: minutes(5) }
  for (const minute of [3, 5, 10, 15])
    await enqueueScheduled(db, schedule, new Date(Date.UTC(2026, 2, 2, 10, minute)))
  await db.transaction().execute(fetchAwaited)
  const { rows } = await sql`
    select queue_name, locked_by is null as waits from graphile_worker.jobs order by id`.execute(db)
  // One line for all processes: what waits begins when the shift at work is over.
  expect(rows).toEqual([
    { queueName: 'fetch_photos', waits: false },
    { queueName: 'fetch_photos', waits: true },
  ])
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

async function untilNextTries() {
  const waiting = await site.db
    .selectFrom('photoAddresses')
    .select('nextTryAt')
    .where('nextTryAt', 'is not', null)
    .execute()
  return waiting.map(({ nextTryAt }) => (nextTryAt?.getTime() ?? 0) - Date.now())
}
