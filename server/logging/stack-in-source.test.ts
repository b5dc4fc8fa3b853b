import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { stackInSource } from './stack-in-source.ts'

const FRAME = 'at acceptOffer'

test('places in a file that was made of others are told as those of the others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lotline-stack-'))
  const made = pathToFileURL(join(folder, 'made.js')).href
  // Of its second line all comes from line 7 of the source.
  const map = { version: 3, sources: ['../offers/accept.ts'], names: [], mappings: ';AAMA' }
  await writeFile(join(folder, 'made.js.map'), JSON.stringify(map))
  const source = new URL('../offers/accept.ts', made).href
  expect(stackInSource(`Error: late\n  ${FRAME} (${made}:2:1)`)).toBe(
    `Error: late\n  ${FRAME} (${source}:7:1)`,
  )
  await rm(folder, { recursive: true })
})

test.each([
  `${FRAME} (file:///nowhere/made.js:2:1)`,
  `${FRAME} (file:///srv/server/offers/accept-offer.ts:12:3)`,
  'at node:internal/timers:5:1',
])('other places stay as they are: %s', (frame) => {
  expect(stackInSource(frame)).toBe(frame)
})
