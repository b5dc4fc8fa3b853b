import { existsSync } from 'node:fs'
import { findProgram, installPackages } from './debian-packages.mjs'
import { Unable } from './place.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const PACKAGES = ['chromium', 'fonts-liberation']

/**
 * The browser for the tests of components and the stories. If there is no browser and we may, it is installed
 * from the system's packages.
 */
export async function findChromium() {
  const present = onThisMachine()
  if (present) return present
  await installPackages(PACKAGES)
  const installed = onThisMachine()
  if (!installed) throw new Unable(ADVICE)
  return installed
}

const ADVICE =
  'Components and stories are tested in Chromium, and there is none here. Install it (on Debian: apt-get install chromium)\n' +
  'or name one: CHROMIUM_PATH=/path/to/chromium npm test'

function onThisMachine() {
  const { CHROMIUM_PATH: named } = process.env
  if (named) {
    if (existsSync(named)) return named
    throw new Unable(`CHROMIUM_PATH says ${named}, but there is no such file.`)
  }
  return findProgram(...NAMES)
}
