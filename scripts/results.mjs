import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './place.mjs'

/** What vitest's JSON report tells: { passed, failed, skipped, unsteady }, all zero when there is none. */
export function resultsIn(file) {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8'))
    return {
      passed: results.numPassedTests,
      failed: results.numFailedTests,
      skipped: results.numPendingTests + results.numTodoTests,
      unsteady: results.testResults.flatMap(unsteadyIn),
    }
  } catch {
    return { passed: 0, failed: 0, skipped: 0, unsteady: [] }
  }
}

/** A line for each test of a file that failed, and passed when it was tried once more. */
function unsteadyIn({ name, assertionResults }) {
  return assertionResults
    .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
    .map(
      ({ fullName, failureMessages: [first] }) =>
        `${relative(root, name)} > ${fullName}: ${first.split('\n')[0]}`,
    )
}
