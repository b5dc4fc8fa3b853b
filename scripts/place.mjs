import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where the project lies. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** A path inside the project. */
export const inProject = (...parts) => join(root, ...parts)

/** What it cannot do without, in a sentence for the person who started it. */
export class Unable extends Error {}

/** Runs a script's story; prints a sentence instead of a stack trace when it cannot continue. */
export async function tell(story) {
  try {
    await story()
  } catch (error) {
    if (!(error instanceof Unable)) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}

export function say(line) {
  process.stdout.write(`${line}\n`)
}
