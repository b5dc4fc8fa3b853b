import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { unleash } from './chaos.ts'
import { canRunHere } from './cluster/cluster.ts'
import { quickPace } from './quick-pace.ts'
import { describeReport } from './describe-report.ts'
import { timedPace } from './timed-pace.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string' },
    quick: { type: 'boolean', default: false },
    calm: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const seed = Number(values.seed ?? Date.now() % 2 ** 31)
const begun = Date.now()
let isStopped = false

if (!canRunHere || !(minutes > 0) || !Number.isSafeInteger(seed)) {
  say('npm run chaos [-- --minutes 10 --seed N --quick --calm]')
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
    paceOf: values.quick ? quickPace : untilStopped,
    hasFaults: !values.calm,
    tell,
  })
  say(describeReport(report, { seed, minutes: (Date.now() - begun) / 60_000 }))
  if (report.broken.length === 0) return rmSync(folder, { recursive: true, force: true })
  say(`What the processes said is in ${folder}/try.`)
  process.exitCode = 1
}

function untilStopped() {
  const pace = timedPace(minutes)
  return { ...pace, isOver: () => isStopped || pace.isOver() }
}

function tell(line: string) {
  const seconds = Math.floor((Date.now() - begun) / 1000)
  const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  say(`${time.padStart(6)}  ${line}`)
}

function say(text: string) {
  process.stdout.write(`${text}\n`)
}
