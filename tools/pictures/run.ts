import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startProgram } from '../bench/support/process.ts'
import { openBrowser } from '../../e2e/support/browser.ts'
import { takePicture, type Studio } from './take-picture.ts'
import { tourText } from './tour-text.ts'
import { negotiation, tour } from './tour.ts'

/** `npm run pictures`: takes the pictures of README and docs/tour.md again, from the current demo marketplace. */
const docs = fileURLToPath(new URL('../../docs', import.meta.url))

await using keep = new AsyncDisposableStack()
const dataDir = await mkdtemp(join(tmpdir(), 'lotline-pictures-'))
keep.defer(() => rm(dataDir, { recursive: true, maxRetries: 5 }))
const server = await startProgram(keep, {
  file: 'server/main.ts',
  env: { DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'fatal' },
  ready: '/readyz',
})
const browser = await openBrowser()
keep.defer(() => browser.close())

const studio: Studio = {
  browser,
  address: `http://localhost:${new URL(server.address).port}`,
  folder: join(docs, 'pictures'),
}
await mkdir(studio.folder, { recursive: true })
for (const theme of ['light', 'dark'] as const) await takePicture(studio, negotiation, theme)
for (const picture of tour) await takePicture(studio, picture, 'light')
await writeFile(join(docs, 'tour.md'), tourText())
// The browser's program is shared by all who open one, and ends with this process.
await keep.disposeAsync()
process.exit()
