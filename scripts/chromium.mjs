import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { say, Unable } from './place.mjs'
import { mustRun, run } from './quietly.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKAGES = ['chromium', 'fonts-liberation']

/** The browser for the tests of components and the stories, installed from the system's packages where there is none and we may. */
export async function findChromium() {
  const present = onThisMachine()
  if (present) return present
  const apt = await packageManager()
  if (!apt) throw new Unable(ADVICE)
  say(`Installing ${PACKAGES.join(' and ')} (apt-get) …`)
  const [program, ...args] = apt
  // One source that cannot be reached does not matter while the packages are found.
  await run(program, [...args, 'update', '-qq'])
  await mustRun(program, [...args, 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES])
  const installed = onThisMachine()
  if (!installed) throw new Unable(ADVICE)
  return installed
}

const ADVICE =
  'Components and stories are tested in Chromium, and there is none here. Install it (on Debian: apt-get install chromium)\n' +
  'or name one: CHROMIUM_PATH=/path/to/chromium npm test'

function onThisMachine() {
  const { CHROMIUM_PATH: named, PATH = '' } = process.env
  if (named) {
    if (existsSync(named)) return named
    throw new Unable(`CHROMIUM_PATH says ${named}, but there is no such file.`)
  }
  const places = NAMES.flatMap((name) => PATH.split(delimiter).map((path) => join(path, name)))
  return places.find((path) => existsSync(path))
}

async function packageManager() {
  if (!(await run('apt-get', ['--version'])).ok) return undefined
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get']
  if (process.getuid?.() === 0) return apt
  return (await run('sudo', ['-n', 'true'])).ok ? ['sudo', '-n', ...apt] : undefined
}
