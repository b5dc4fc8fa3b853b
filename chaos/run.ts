import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Chance } from './chance.ts'
import { unleash } from './chaos.ts'
import { canRunHere } from './cluster/cluster.ts'
import { quickPace } from './quick-pace.ts'
import { describeReport } from './describe-report.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const begun = Date.now()
let isStopped = false

const pace = {
  isOver: () => isStopped || Date.now() - begun > minutes * 60_000,
  last: (chance: Chance) => sleep(chance.between(300, 7000)),
  rest: (chance: Chance) => sleep(chance.between(500, 5000)),
}

if (!canRunHere || !(minutes > 0) || !Number.isSafeInteger(seed)) {
  say('npm run chaos [-- --minutes 10 --seed N --quick]')
  say('It needs Linux with PostgreSQL, nginx and curl from Debian’s packages.')
  process.exitCode = 1
} else {
  await run()
}

async function run() {
  // What was begun is mended and judged all the same.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => (isStopped = true))
  const folder = mkdtempSync(join(tmpdir(), 'lotline-chaos-'))
  tell(`seed ${seed}, ${values.quick ? 'quick' : `${minutes} minutes`}, in ${folder}`)
  const report = await unleash({
    seed,
    folder,
    ...(values.quick ? { buyers: 4, sellers: 2 } : { buyers: 8, sellers: 4 }),
    paceOf: values.quick ? quickPace : () => pace,
    tell,
  })
  say(describeReport(report, { seed, minutes: (Date.now() - begun) / 60_000 }))
  if (report.broken.length === 0) return rmSync(folder, { recursive: true, force: true })
  say(`What the processes said is in ${folder}/try.`)
  process.exitCode = 1
}

function tell(line: string) {
  const seconds = Math.floor((Date.now() - begun) / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  say(`${time.padStart(6)}  ${line}`)
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
