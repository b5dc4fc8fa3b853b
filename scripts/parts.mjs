import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './place.mjs'

/** The steps that take long are divided into this many parts; `npm test` runs the next one each time. */
export const PARTS = 8

/**
 * Which part a run takes, from 1 on: LOTLINE_PART, or the one after that of the run before. The first is drawn.
 *
 * @param folder Where it keeps which part was the last.
 */
export function nextPart(folder = inProject('node_modules/.cache/lotline')) {
  const asked = Number(process.env.LOTLINE_PART)
  if (asked >= 1 && asked <= PARTS) return asked
  const file = join(folder, 'last-part')
  const part = (lastPart(file) % PARTS) + 1
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, String(part))
  return part
}

function lastPart(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return Math.floor(Math.random() * PARTS)
  }
}
