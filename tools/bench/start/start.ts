import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bench } from '../support/benchmark.ts'
import { startProgram } from '../support/process.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { scratchFolder } from '../support/scratch.ts'

type Program = { file: string; ready: string; dataDir: string }

/** From the command to the first answer, with the packages installed and the web app built. */
export async function measureStart({ keep, quick }: Bench): Promise<Report> {
  const folder = await scratchFolder(keep)
  const rounds = quick ? 1 : 3
  const time = (program: Program) => timeStart(keep, program)
  const emptyServer = fileURLToPath(new URL('empty-server.ts', import.meta.url))

  const empty = await repeat(2 * rounds, () =>
    time({ file: emptyServer, ready: '/', dataDir: folder }),
  )
  const whole = { file: 'scripts/start.mjs', ready: '/', dataDir: join(folder, 'whole') }
  // Whatever is not built yet is not what is measured.
  await time(whole)
  const firstWhole = await repeat(rounds, async () => {
    await rm(whole.dataDir, { recursive: true })
    return time(whole)
  })
  const laterWhole = await repeat(2 * rounds, () => time(whole))
  const alone = { file: 'dist/server/main.js', ready: '/', dataDir: join(folder, 'alone') }
  const firstAlone = await repeat(rounds, async () => {
    await rm(alone.dataDir, { recursive: true, force: true })
    return time(alone)
  })
  const laterAlone = await repeat(2 * rounds, () => time(alone))
  const sources = { ...alone, file: 'server/main.ts' }
  const laterSources = await repeat(2 * rounds, () => time(sources))

  const baseline: Figure = { what: 'baseline: an empty Node server', unit: 'ms', runs: empty }
  const figure = (what: string, runs: number[][]) =>
    ({ what, unit: 'ms', runs, baseline }) satisfies Figure
  const [first, later] = [15_000, 1500].map((atMost) => ({ of: 'median', atMost }) as const)
  return {
    made: [
      `${rounds} first starts on an empty DATA_DIR, ${2 * rounds} later ones, each until the landing page was answered.`,
    ],
    figures: [
      baseline,
      {
        ...figure('npm start, the first time, with demo data', firstWhole),
        ...(first && { goal: first }),
      },
      { ...figure('npm start, later', laterWhole), ...(later && { goal: later }) },
      figure('the built server alone, the first time', firstAlone),
      figure('the built server alone, later', laterAlone),
      figure('its sources, one by one, later', laterSources),
    ],
  }
}

async function timeStart(keep: AsyncDisposableStack, { file, ready, dataDir }: Program) {
  const start = performance.now()
  const server = await startProgram(keep, { file, ready, env: { DATA_DIR: dataDir } })
  const taken = performance.now() - start
  await server.stop()
  return [taken]
}
