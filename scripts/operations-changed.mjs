import { filesOfChange } from './changed-files.mjs'

// What the tests of the step `operations` are about, and the packages that speak to PostgreSQL and Redis.
const OPERATED = [
  'deploy/',
  'server/backups/',
  'server/commands/',
  'server/platform/',
  'server/processes/',
  'server/testing/',
  'tools/chaos/',
  'package-lock.json',
]

/** Whether a change touches what operators rely on. Yes, too, where nobody knows what it changed. */
export function areOperationsChanged(folder) {
  const files = filesOfChange(folder)
  return !files || files.some((file) => OPERATED.some((place) => file.startsWith(place)))
}
