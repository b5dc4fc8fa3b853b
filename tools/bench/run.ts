import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { measureAccounts } from './accounts/accounts.ts'
import { measureBackups } from './backups/backups.ts'
import { measureBrowser } from './browser/browser.ts'
import { measureCatalogue } from './catalogue/catalogue.ts'
import { fill } from './fill/fill.ts'
import { measureCosts } from './costs/costs.ts'
import { measureFairness } from './fairness/fairness.ts'
import { measureHostile } from './hostile/hostile.ts'
import { measureImport } from './import/import.ts'
import { measureInsights } from './insights/insights.ts'
import { measureLanes } from './lanes/lanes.ts'
import { measureLedger } from './ledger/ledger.ts'
import { measureLighthouse } from './lighthouse/lighthouse.ts'
import { measureLive } from './live/live.ts'
import { measureManifests } from './manifests/manifests.ts'
import { measureOffers } from './offers/offers.ts'
import { measurePhotos } from './photos/photos.ts'
import { measurePresses } from './presses/presses.ts'
import { measureReplica } from './replica/replica.ts'
import { measureSearchServers } from './search-servers/search-servers.ts'
import { measureStart } from './start/start.ts'
import { describeError } from '#server/commands/describe-error.ts'
import { measureSettings } from './settings/settings.ts'
import type { Benchmark } from './support/benchmark.ts'
import { keepResult } from './support/keep-result.ts'
import { inTable } from './support/table.ts'

const benchmarks: Record<string, Benchmark> = {
  start: measureStart,
  accounts: measureAccounts,
  offers: measureOffers,
  catalogue: measureCatalogue,
  fairness: measureFairness,
  import: measureImport,
  insights: measureInsights,
  lanes: measureLanes,
  ledger: measureLedger,
  live: measureLive,
  browser: measureBrowser,
  lighthouse: measureLighthouse,
  presses: measurePresses,
  backups: measureBackups,
  settings: measureSettings,
  replica: measureReplica,
  manifests: measureManifests,
  photos: measurePhotos,
  costs: measureCosts,
  'search-servers': measureSearchServers,
  hostile: measureHostile,
}

const { values, positionals } = readCommand()
const [command, amount] = positionals
const options = {
  quick: values.quick,
  against: values.against,
  lots: Number(values.lots ?? (values.quick ? 20_000 : 100_000)),
}
const chosen = positionals.length > 0 ? positionals : Object.keys(benchmarks)
const unknown = chosen.filter((name) => !Object.hasOwn(benchmarks, name))

if (command === 'fill' && isAmount(amount)) {
  await fill({ lots: Number(amount), mayReplace: values.replace, say }).catch((error: unknown) => {
    process.stderr.write(`${describeError(error)}\n`)
    process.exitCode = 1
  })
} else if (unknown.length > 0 || !(options.lots > 0)) {
  sayUsage()
  process.exitCode = 1
} else {
  say(
    `${cpus().length} cores, shared by server, database and load; Node ${process.version}.`,
    'Times hold on this machine only: compare the ratios. The load comes from a process of its own.',
  )
  for (const name of chosen) await measure(name)
}

function readCommand() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        quick: { type: 'boolean', default: false },
        lots: { type: 'string' },
        against: { type: 'string' },
        replace: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    say(describeError(error))
    sayUsage()
    process.exit(1)
  }
}

function sayUsage() {
  say(
    'npm run bench -- fill LOTS [--replace]',
    `npm run bench -- [${Object.keys(benchmarks).join('] [')}] [--quick] [--lots 1000000] [--against FOLDER] [--keep]`,
  )
}

async function measure(name: string) {
  const benchmark = benchmarks[name]
  if (!benchmark) return
  const keep = new AsyncDisposableStack()
  const leave = () => {
    // What is under way breaks when its server stops, and is of no interest any more.
    process.on('uncaughtException', () => {})
    void keep.disposeAsync().finally(() => process.exit(130))
  }
  process.once('SIGINT', leave).once('SIGTERM', leave)
  try {
    const table = inTable(name, await benchmark({ ...options, keep }))
    say('', table)
    if (values.keep) await keepResult(values.lots ? `${name}-of-${values.lots}` : name, table)
  } finally {
    process.off('SIGINT', leave).off('SIGTERM', leave)
    await keep.disposeAsync()
  }
}

function isAmount(text: string | undefined) {
  return text !== undefined && /^[1-9]\d*$/.test(text)
}

function say(...lines: string[]) {
  process.stdout.write(`${lines.join('\n')}\n`)
}
