import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ConsoleMessage } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { LOADED } from '#server/catalogue/read-model/open-market.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'
import { openBrowser } from './support/browser.ts'
import { aPersonAt, signIn } from './support/person.ts'

// A database is made and filled, on a machine that does other things as well.
const PATIENCE = { timeout: 180_000 }
const [{ email, password }] = demoSignIns

test('`npm run dev` starts once, searches in memory, and follows the files', async () => {
  const { address, printed, restarts } = await startDev()
  const browser = await openBrowser()
  onTestFinished(() => browser.close())
  // While the server starts again, the page asks for it until it is back.
  const buyer = await aPersonAt(browser, { address, meant: /ERR_CONNECTION_REFUSED|WebSocket/ })
  await signIn(buyer, email, password)
  await expect.poll(printed, PATIENCE).toContain(LOADED)
  const before = await searchesIn(address, 'memory')
  await Promise.all([
    // Only then does it hear of changes.
    buyer.page.waitForEvent('console', says('[vite] connected.')),
    buyer.page.goto('/all_products?query=lantern'),
  ])
  // The header stands before the page's own file has come, which is then changed.
  await buyer.page.getByRole('region', { name: 'Results' }).waitFor()
  await eventually(
    () => searchesIn(address, 'memory'),
    (count) => count > before,
  )
  expect(restarts()).toBe(0)

  await Promise.all([
    buyer.page.waitForEvent('console', says('[vite] hot updated')),
    change('web/catalogue/CataloguePage.tsx'),
  ])
  expect(restarts()).toBe(0)

  await Promise.all([
    buyer.page.waitForEvent('load', PATIENCE),
    change('server/catalogue/read-model/open-market.ts'),
  ])
  expect(restarts()).toBe(1)
}, 600_000)

const says = (words: string) => (line: ConsoleMessage) => line.text().includes(words)

async function startDev() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lotline-dev-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const { PATH = '', HOME = '' } = process.env
  const port = String(await freePort())
  const npm = spawn('npm', ['run', 'dev'], {
    env: { PATH, HOME, PORT: port, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [npm.stdout, npm.stderr])
    stream.setEncoding('utf8').on('data', (more: string) => (text += more))
  const { promise: ended, resolve } = Promise.withResolvers<void>()
  npm.once('close', () => resolve())
  onTestFinished(async () => {
    npm.kill()
    await ended
  })
  const printed = () => text
  const address = `http://localhost:${port}`
  await expect.poll(printed, PATIENCE).toContain(`Lotline is at ${address}`)
  return { address, printed, restarts: () => text.split('Restarting ').length - 1 }
}

async function searchesIn(address: string, engine: string) {
  const metrics = await (await fetch(`${address}/metrics`)).text()
  const [, count = '0'] =
    new RegExp(`lotline_search_duration_seconds_count\\{engine="${engine}"\\} (\\d+)`).exec(
      metrics,
    ) ?? []
  return Number(count)
}

/** As an editor that saves it as it is. */
const change = (file: string) => utimes(file, new Date(), new Date())
