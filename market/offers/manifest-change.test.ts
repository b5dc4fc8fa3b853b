import { expect, test } from 'vitest'
import { cents } from '#market/money.ts'
import { manifestChangeWords, type ManifestFigures } from './manifest-change.ts'

const SENT: ManifestFigures = {
  rows: 45,
  units: 120,
  retail_cents: cents(4_200_00),
  condition: 'new',
}
const now = (other: Partial<ManifestFigures>) => ({ sent: SENT, now: { ...SENT, ...other } })
const STAYS = 'The offer is for the manifest as it was then.'

test.each([
  [
    'every figure that is another',
    now({ units: 118, retail_cents: cents(4_100_00), rows: 44, condition: 'open_box' }),
    'The manifest changed since this offer was sent: 120 → 118 units, $4,200.00 → $4,100.00 at MSRP, 45 → 44 rows, lowest condition New → Open box. ' +
      STAYS,
  ],
  [
    'one of them alone',
    now({ units: 1_118 }),
    `The manifest changed since this offer was sent: 120 → 1,118 units. ${STAYS}`,
  ],
  [
    'other rows of the same figures',
    now({}),
    `The manifest changed since this offer was sent: different rows with the same totals. ${STAYS}`,
  ],
  [
    'one that was removed',
    { sent: SENT, now: null },
    `The manifest of 120 units was removed since this offer was sent. ${STAYS}`,
  ],
  [
    'one that was added',
    { sent: null, now: { ...SENT, units: 1 } },
    'A manifest was added since this offer was sent: 1 unit. It isn’t part of the offer.',
  ],
])('a change of a manifest is told by %s', (_, change, words) => {
  expect(manifestChangeWords(change, 'offer')).toBe(words)
})

test('after a counter it is the counter that was sent', () => {
  expect(manifestChangeWords(now({ units: 118 }), 'counter')).toBe(
    'The manifest changed since this counter was sent: 120 → 118 units. The counter is for the manifest as it was then.',
  )
})
