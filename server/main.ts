import { fileURLToPath } from 'node:url'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { adaptersOf } from './adapters/list-adapters.ts'
import { unknownSettings } from './settings/environment.ts'
import { describeError } from './commands/describe-error.ts'
import { startLotline, type Lotline } from './lotline.ts'
import { readSettings, type Settings } from './settings/settings.ts'

const webFolder = fileURLToPath(new URL('../dist/web', import.meta.url))

try {
  const settings = readSettings(process.env)
  const lotline = await startLotline(settings, { webFolder })
  greet(lotline, settings)
  stopOn(['SIGINT', 'SIGTERM'], () => lotline.stop())
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}

function greet({ address, remarks }: Lotline, settings: Settings) {
  const { demo, production } = settings
  const lines = [`Lotline is at ${address}`]
  for (const { part, uses } of adaptersOf(settings)) lines.push(`  ${part.padEnd(14)} ${uses}`)
  if (demo)
    for (const { role, email, password } of demoSignIns)
      lines.push(`  ${role.padEnd(14)} ${email.padEnd(24)} password ${password}`)
  if (demo && production)
    lines.push('These passwords are public knowledge: set DEMO=off before anybody else gets here.')
  for (const name of unknownSettings(process.env))
    lines.push(`${name} is not a setting of Lotline, and does nothing: see the README's table.`)
  lines.push(...remarks)
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** A second signal does not wait for the good manners of the first. */
function stopOn(signals: NodeJS.Signals[], stop: () => Promise<void>) {
  let stopping = false
  for (const signal of signals)
    process.on(signal, () => {
      if (stopping) process.exit(1)
      stopping = true
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${describeError(error)}\n`)
          process.exit(1)
        },
      )
    })
}
