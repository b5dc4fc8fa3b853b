import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject, Unable } from './place.mjs'

/** The steps that take long are divided into this many parts, of which `npm test` runs one. */
export const PARTS = 8
const KEPT = inProject('node_modules/.cache/lotline')

/**
 * Which part a run takes, from 1 on: LOTLINE_PART, or the one after the last that passed. The first is drawn.
 *
 * @param folder Where it keeps which part that is.
 */
export function nextPart(folder = KEPT) {
  const asked = process.env.LOTLINE_PART
  if (asked) return checked(asked)
  const kept = keptPart(folder)
  if (kept) return kept
  const drawn = Math.ceil(Math.random() * PARTS) || 1
  keep(drawn, folder)
  return drawn
}

/** The next run takes the part after this one. Until then each takes it again: what failed in it has to be seen to. */
export function passPart(part, folder = KEPT) {
  keep((part % PARTS) + 1, folder)
}

/** What a run of it says at its end. */
export const wordsOfPart = (part) =>
  `Of components, server and e2e this was part ${part} of ${PARTS}, and what is near the change.\n` +
  `The same again: LOTLINE_PART=${part} npm test. All parts, as CI runs them: .ci/run`

function checked(asked) {
  const part = Number(asked)
  if (Number.isInteger(part) && part >= 1 && part <= PARTS) return part
  throw new Unable(`LOTLINE_PART is "${asked}", but has to be from 1 to ${PARTS}.`)
}

function keep(part, folder) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'next-part'), String(part))
}

function keptPart(folder) {
  try {
    return Number(readFileSync(join(folder, 'next-part'), 'utf8'))
  } catch {
    return undefined
  }
}
