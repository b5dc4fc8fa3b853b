import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { inProject } from './place.mjs'

const FOR_ALL = ['package.json', 'package-lock.json']

/** Whether a part was built of exactly these files, and as a release where it has to be one. */
export function isFresh(part) {
  const stamp = readStamp(part)
  if (part.isRelease && !stamp?.isRelease) return false
  const files = filesOf(part)
  // Files that look as they did at the last build are not read; any that was written since is.
  if (stamp?.look === lookOf(files)) return true
  if (stamp?.content !== contentOf(files)) return false
  writeStamp(part, { ...stamp, look: lookOf(files) })
  return true
}

/** What a part that is built now will have been built of. */
export function stampOf(part) {
  const files = filesOf(part)
  return { look: lookOf(files), content: contentOf(files), isRelease: part.isRelease === true }
}

export function writeStamp({ stamp }, known) {
  const file = inProject(stamp)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(known))
}

function readStamp({ stamp }) {
  try {
    return JSON.parse(readFileSync(inProject(stamp), 'utf8'))
  } catch {
    return undefined
  }
}

const filesOf = ({ files, folders }) => [...FOR_ALL, ...files, ...folders.flatMap(filesBelow)]

function lookOf(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    const { ino, size, mtimeMs, ctimeMs } = statSync(inProject(file))
    hash.update(`${file}\0${ino} ${size} ${mtimeMs} ${ctimeMs}\0`)
  }
  return hash.digest('hex')
}

function contentOf(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(inProject(file)))
  return hash.digest('hex')
}

function filesBelow(folder) {
  const entries = readdirSync(inProject(folder), { withFileTypes: true })
  entries.sort((one, other) => (one.name < other.name ? -1 : 1))
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path]
  })
}
