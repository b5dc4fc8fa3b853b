import { execFile } from 'node:child_process'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { fillTables } from '../fill/fill-tables.ts'
import type { Bench } from '../support/benchmark.ts'
import { repeat } from '../support/repeat.ts'
import type { Figure, Report } from '../support/report.ts'
import { startData } from '../support/site.ts'

const run = promisify(execFile)

/** A backup of a whole catalogue while the database runs, and its way back into an empty folder. */
export async function measureBackups({ keep, quick, lots }: Bench): Promise<Report> {
  const data = await startData(keep)
  await fillTables({ ownerUrl: data.ownerUrl, lots })
  const { folder } = data
  const file = join(folder, 'whole.backup')
  const rounds = quick ? 1 : 3
  const made: string[] = []
  const backups = await repeat(rounds, async () => {
    await rm(file, { force: true })
    const { ms, said } = await command('backup', [file], folder)
    made[0] = said.slice(said.indexOf(': ') + 2)
    return [ms]
  })
  const packed = (await stat(file)).size
  const checks = await repeat(rounds, async () => [
    (await command('restore', [file, '--check'], folder)).ms,
  ])
  const again = join(folder, 'again')
  const restores = await repeat(rounds, async () => {
    await rm(again, { recursive: true, force: true })
    return [(await command('restore', [file], again)).ms]
  })

  return {
    made: [
      `${lots.toLocaleString('en-US')} lots in the embedded database, which runs; ${rounds} runs of each command.`,
      `The last backup: ${made.join()} Packed: ${(packed / 1e6).toFixed(1)} MB.`,
    ],
    figures: [
      figure('npm run backup', backups),
      figure('npm run restore -- --check', checks),
      figure('npm run restore, into an empty DATA_DIR, with every rule asked', restores),
    ],
  }
}

async function command(name: string, args: string[], dataDir: string) {
  const start = performance.now()
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const { stdout } = await run(process.execPath, ['server/commands/lotline.ts', name, ...args], {
    env,
  })
  return { ms: performance.now() - start, said: stdout.split('\n')[1] ?? '' }
}

const figure = (what: string, runs: number[][]): Figure => ({ what, unit: 'ms', runs })
