import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { barsOf } from '#market/products/testing/bars-of.ts'
import type { Browser } from './browser.ts'
import { chromiumFlags } from './chromium-flags.ts'

const WIDTH = 640
const HEIGHT = 480
const BAR = 5
const [BLACK, WHITE, NO_COLOR] = [16, 235, 128]

/** A browser whose camera sees one barcode, and whose person allows it. */
export async function openBrowserThatSees(upc: string): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'lotline-camera-'))
  const seen = join(folder, 'seen.y4m')
  await writeFile(seen, videoOf(upc))
  const program = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    headless: true,
    args: [
      ...chromiumFlags,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${seen}`,
    ],
  })
  return {
    newContext: (options) => program.newContext(options),
    close: async () => {
      await program.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Uncompressed, as the browser takes it: two pictures of the same bars. */
function videoOf(upc: string) {
  const bars = barsOf(upc)
  const left = Math.round((WIDTH - bars.length * BAR) / 2)
  const row = Buffer.alloc(WIDTH, WHITE)
  for (const [at, bar] of Array.from(bars).entries())
    if (bar === '1') row.fill(BLACK, left + at * BAR, left + (at + 1) * BAR)
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    y > 100 && y < 380 ? row : Buffer.alloc(WIDTH, WHITE),
  )
  const colors = Buffer.alloc((WIDTH * HEIGHT) / 2, NO_COLOR)
  const picture = Buffer.concat([Buffer.from('FRAME\n'), ...rows, colors])
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`)
  return Buffer.concat([head, picture, picture])
}
