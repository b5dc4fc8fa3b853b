import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isLong } from '#server/testing/rounds.ts'
import { drawnFrom, seed } from '#server/testing/seed.ts'
import { unleash } from './chaos.ts'
import { canRunHere } from './cluster/cluster.ts'
import { quickPace } from './quick-pace.ts'
import { timedPace } from './timed-pace.ts'

const LONG_MINUTES = 10
const PATIENCE_MS = 1_800_000

test.skipIf(!canRunHere)(
  'traders lose nothing while a part of the cluster fails at a time (skipped where there is no PostgreSQL or nginx)',
  { timeout: PATIENCE_MS },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lotline-test-chaos-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const told: string[] = []
    const { broken, acknowledged } = await unleash({
      seed,
      folder,
      buyers: 3,
      sellers: 2,
      paceOf: isLong ? () => timedPace(LONG_MINUTES) : quickPace,
      tell: (line) => void told.push(line),
    })
    expect(broken, [drawnFrom, JSON.stringify(broken), ...told].join('; ')).toEqual([])
    expect(acknowledged).toBeGreaterThan(50)
  },
)
