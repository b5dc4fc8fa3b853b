import { say } from './place.mjs'

const LOOK_MS = 250
// Where lines cannot be written over, as in a log.
const LINE_MS = 5000

/** Says how far something is, "Installing packages: 212 of 299", until it is stopped. */
export function showProgress(what, total, count) {
  const { isTTY } = process.stdout
  let told = ''
  const tell = () => {
    const line = `${what}: ${count()} of ${total}`
    if (line === told) return
    told = line
    if (isTTY) process.stdout.write(`\r${line}`)
    else say(line)
  }
  tell()
  const timer = setInterval(tell, isTTY ? LOOK_MS : LINE_MS)
  return () => {
    clearInterval(timer)
    tell()
    if (isTTY) say('')
  }
}
