import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aSession } from '#server/testing/a-session.ts'
import { blankBrowser } from '#server/testing/browser.ts'
import { aBuyer } from '#server/testing/listings.ts'
import { startSite, type TestSite } from '#server/testing/site.ts'

const APP = '<head><title>Lotline</title></head><body><div id="root"></div></body>'
const DRAWING = `
  export const pageScripts = { beforePaint: '', startAfterPaint: '' }
  export const drawPage = async ({ address }) => ({ page: address, html: 'drawn', title: 'Drawn' })`

let folder: string
let site: TestSite
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lotline-test-drawn-'))
  const webFolder = join(folder, 'web')
  await mkdir(webFolder)
  await mkdir(join(folder, 'drawing'))
  await writeFile(join(webFolder, 'index.html'), APP)
  const files = { scripts: [], styles: [] }
  const isDrawn = true
  const preloads = {
    others: files,
    pages: { '/my_offers': { files, isDrawn } },
    visitors: { '/terms': { files, isDrawn } },
  }
  await writeFile(join(webFolder, 'preloads.json'), JSON.stringify(preloads))
  await writeFile(join(folder, 'drawing', 'draw-page.js'), DRAWING)
  const env = { RATE_LIMIT_ADDRESS_FACTOR: '1', CALLS_AT_ONCE: '4', WORKER: 'off' }
  site = await startSite({ webFolder, env })
})
afterAll(async () => {
  await site.stop()
  await rm(folder, { recursive: true })
})

async function open(path: string, token?: string) {
  const browser = blankBrowser(site.address)
  if (token) browser.cookies.set('bearer_token', token)
  const { status, body } = await browser.send('GET', path, { headers: { Accept: 'text/html' } })
  const html = String(body)
  return { status, isDrawn: html.includes('>drawn</div>'), html }
}

/** Opens My Offers as somebody, again and again. */
async function aReader() {
  const { token } = await aSession(site.db, await aBuyer(site.db))
  return () => open('/my_offers', token)
}

describe('who has more pages drawn than a reader reads', () => {
  test('at once gets pages that the browser draws, and nobody else does', async () => {
    const [greedy, other] = [await aReader(), await aReader()]
    const pages = await Promise.all(Array.from({ length: 60 }, greedy))
    expect(pages.every(({ status }) => status === 200)).toBe(true)
    const undrawn = pages.filter(({ isDrawn }) => !isDrawn)
    expect(undrawn.length).toBeGreaterThan(0)
    for (const { html } of undrawn) {
      expect(html).toContain('<div id="root"></div>')
      expect(html).toMatch(/id="carried">\{\}<\/script>/)
    }
    expect((await other()).isDrawn).toBe(true)
  })

  test('in a minute likewise', async () => {
    const greedy = await aReader()
    const drawn: boolean[] = []
    for (let n = 0; n < 65; n += 1) drawn.push((await greedy()).isDrawn)
    expect(drawn.filter(Boolean)).toHaveLength(60)
    expect(drawn.slice(60)).toEqual(Array(5).fill(false))
  })

  test('likewise who comes without a session, by the address they come from', async () => {
    const pages = await Promise.all(Array.from({ length: 65 }, () => open('/terms')))
    const drawn = pages.filter(({ isDrawn }) => isDrawn)
    expect(drawn.length).toBeGreaterThan(0)
    expect(drawn.length).toBeLessThanOrEqual(60)
    expect((await (await aReader())()).isDrawn).toBe(true)
  })
})
