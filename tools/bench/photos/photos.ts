import { randomFillSync } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { Uint8ArrayReader, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { aListedProduct, aSeller } from '#server/testing/listings.ts'
import type { Bench } from '../support/benchmark.ts'
import { buildWeb } from '../support/build-web.ts'
import type { Figure, Report } from '../support/report.ts'
import { scratchFolder } from '../support/scratch.ts'
import { signedInPage } from '../support/signed-in-page.ts'
import { startData, startServer } from '../support/site.ts'
import { watchHeap } from './watch-heap.ts'

const PHOTOS_EACH = 5
const LOOK_MS = 1_800_000
const MB = 1_000_000

/** A seller adds photos by their names in Chromium: many files at once, then a large ZIP. */
export async function measurePhotos({ keep, quick }: Bench): Promise<Report> {
  const [small, large] = quick ? [50, 10] : [500, 100]
  await buildWeb()
  const folder = await scratchFolder(keep)
  const data = await startData(keep)
  const seller = await aSeller(data.db)
  for (let number = 0; number < (small + large) / PHOTOS_EACH; number++)
    await aListedProduct(data.db, { sellerId: seller.id, upc: upcOf(number), photos: [] })
  const server = await startServer(keep, data)
  const page = await signedInPage(keep, { data, address: server.address, user: seller })
  page.setDefaultTimeout(LOOK_MS)

  const files = await namedPhotos(folder, small)
  const many = await addPhotos(page, files, small)
  const { file, bytes } = await packed(folder, { first: small, count: large })
  const before = await peakMemory(server.process.pid)
  const heap = await watchHeap(page)
  const zip = await addPhotos(page, [file], large)
  const heapMb = await heap.peakMb()
  const serverMb = (await peakMemory(server.process.pid)) - before

  const megabytes = Math.round(bytes / MB)
  return {
    made: [
      `Chromium, signed in as a seller: ${small} photos of 1200 × 900 chosen at once, then a ZIP of ${megabytes} MB with ${large} photos; once each, from the choice to the words on the screen.`,
      'The heap of the page is the most that was in use, looked at four times a second; the memory of the server is the growth of its peak.',
    ],
    figures: [
      figure(`${small} photos find their products`, 'ms', many.matched),
      {
        ...figure(`${small} photos are added`, 'ms', many.added),
        goal: most(quick ? 4000 : 40_000),
      },
      figure(`a ZIP of ${megabytes} MB finds its products`, 'ms', zip.matched),
      { ...figure('its photos are added', 'ms', zip.added), goal: most(quick ? 2500 : 25_000) },
      {
        ...figure('heap of the page meanwhile', 'MB', heapMb),
        goal: most(150),
      },
      {
        ...figure('more memory of the server', 'MB', serverMb),
        goal: most(300),
      },
    ],
  }
}

const most = (atMost: number) => ({ of: 'median', atMost }) as const

const figure = (what: string, unit: Figure['unit'], value: number): Figure => ({
  what,
  unit,
  runs: [[value]],
})

const upcOf = (number: number) => `0123456${String(number).padStart(5, '0')}`
const nameOf = (photo: number) =>
  `${upcOf(Math.floor(photo / PHOTOS_EACH))}_${(photo % PHOTOS_EACH) + 1}`

async function namedPhotos(folder: string, count: number) {
  const files: string[] = []
  for (let photo = 0; photo < count; photo++) {
    const file = join(folder, `${nameOf(photo)}.jpg`)
    const background = { r: (photo * 37) % 256, g: (photo * 91) % 256, b: (photo * 53) % 256 }
    await sharp({ create: { width: 1200, height: 900, channels: 3, background } }).toFile(file)
    files.push(file)
  }
  return files
}

/** Of noise, which nothing makes smaller: three megabytes each. */
async function packed(folder: string, { first, count }: { first: number; count: number }) {
  const file = join(folder, 'photos.zip')
  const zip = new ZipWriter(Writable.toWeb(createWriteStream(file)), { useWebWorkers: false })
  const raw = { width: 1000, height: 1000, channels: 3 } as const
  let bytes = 0
  for (let photo = 0; photo < count; photo++) {
    const noise = randomFillSync(Buffer.alloc(raw.width * raw.height * raw.channels))
    const picture = await sharp(noise, { raw }).png().toBuffer()
    bytes += picture.length
    const name = `shots/${nameOf(first + photo)}.png`
    await zip.add(name, new Uint8ArrayReader(picture), { level: 0 })
  }
  await zip.close()
  return { file, bytes }
}

async function addPhotos(page: Page, files: readonly string[], count: number) {
  await page.goto('/dashboard/manage_products/photos')
  const input = page.getByLabel('Photos', { exact: true })
  await input.waitFor({ state: 'attached' })
  const start = performance.now()
  await input.setInputFiles([...files])
  const add = page.getByRole('button', { name: `Add ${count} photos` })
  await add.waitFor()
  const matched = performance.now() - start
  await add.click()
  await page.getByText(`${count} photos added`).waitFor()
  return { matched, added: performance.now() - start - matched }
}

/** The most memory a process ever had, in megabytes; zero where the system does not say. */
async function peakMemory(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1000
}
