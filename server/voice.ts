import { format } from 'node:util'
import type { Logger } from 'pino'
import { demoSignIns } from '#market/accounts/demo-sign-ins.ts'
import { adaptersOf } from './adapters/list-adapters.ts'
import { describeError, isExpected } from './commands/describe-error.ts'
import { createLogger } from './logging/create-logger.ts'
import { release } from './platform/release.ts'
import { environment, type Variables } from './settings/environment.ts'
import { aboutMisspelt, misspeltSettings } from './settings/misspelt-settings.ts'
import type { Settings } from './settings/settings.ts'

/** What the process prints for the person who started it, apart from its log. */
type Voice = {
  begin: () => void
  /** What takes its time while it starts. */
  tell: (line: string) => void
  greet: (started: { address: string; remarks: string[] }, settings: Settings) => void
  fail: (error: unknown) => void
}

/** In production every line is JSON, from the first; elsewhere a person reads them. */
export const voiceOf = (env: Variables): Voice =>
  env.NODE_ENV === 'production' ? inLog(env) : onTerminal(env)

function inLog(env: Variables): Voice {
  const { data: level = 'info' } = environment.shape.LOG_LEVEL.safeParse(env.LOG_LEVEL)
  const log = createLogger(level)
  const fail = (error: unknown) => {
    // Even where the log is silent, somebody has to learn why nothing runs.
    const said = level === 'silent' ? createLogger('fatal') : log
    if (isExpected(error)) said.fatal(describeError(error))
    else said.fatal({ err: error }, error instanceof Error ? error.message : String(error))
  }
  return {
    begin() {
      const { version, commit, inWords } = release()
      log.info({ version, commit }, `${inWords} starts`)
      speakForNode(fail, log)
      speakForLibraries(log)
    },
    tell: (line) => log.info(line),
    greet({ address, remarks }, settings) {
      const { version, commit } = release()
      const parts = adaptersOf(settings).map(({ part, uses }) => [part, uses])
      log.info({ version, commit, ...Object.fromEntries(parts) }, `Lotline is at ${address}`)
      for (const line of [...warnings(env, settings), ...remarks]) log.warn(line)
    },
    fail,
  }
}

/** Node's own words would not be JSON. */
function speakForNode(fail: Voice['fail'], log: Logger) {
  process.removeAllListeners('warning')
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message))
  process.on('uncaughtException', (error) => {
    fail(error)
    process.exit(1)
  })
}

/** Nor those of a library that writes to the console. */
function speakForLibraries(log: Logger) {
  const at =
    (level: 'info' | 'warn' | 'error') =>
    (...words: unknown[]) =>
      log[level](format(...words))
  const [info, warn, error] = [at('info'), at('warn'), at('error')]
  Object.assign(console, { debug: info, log: info, info, warn, error, trace: error })
}

function onTerminal(env: Variables): Voice {
  return {
    begin() {},
    tell: complain,
    greet({ address, remarks }, settings) {
      const { version, commit } = release()
      const lines = [`Lotline is at ${address}`, line('Version', `${version} (commit ${commit})`)]
      for (const { part, uses } of adaptersOf(settings)) lines.push(line(part, uses))
      if (settings.demo)
        for (const { role, email, password } of demoSignIns)
          lines.push(line(role, `${email.padEnd(24)} password ${password}`))
      lines.push(...warnings(env, settings), ...remarks)
      process.stdout.write(`${lines.join('\n')}\n`)
    },
    fail: (error) => complain(describeError(error)),
  }
}

const complain = (text: string) => void process.stderr.write(`${text}\n`)

const line = (what: string, is: string) => `  ${what.padEnd(14)} ${is}`

function warnings(env: Variables, { demo, production }: Settings) {
  const aboutDemo =
    demo && production
      ? ['The demo’s passwords are public knowledge: set DEMO=off before anybody else gets here.']
      : []
  return [...aboutDemo, ...misspeltSettings(env).map(aboutMisspelt)]
}
