import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './place.mjs'

/**
 * What vitest's JSON report tells of each file: [{ name, isOk, passed, failed, skipped, failures }], with a
 * line in `failures` for each test that failed; nothing when there is no report.
 */
export function resultsIn(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).testResults.map(resultsOf)
  } catch {
    return []
  }
}

function resultsOf({ name, status, message, assertionResults }) {
  const file = relative(root, name)
  const isOk = status === 'passed'
  const failed = assertionResults.filter((test) => test.status === 'failed')
  const passed = assertionResults.filter((test) => test.status === 'passed').length
  const failures = failed.map(
    ({ fullName, failureMessages: [first] }) => `${file} > ${fullName}: ${firstLine(first)}`,
  )
  // A file that could not be loaded has no tests to fail.
  if (!isOk && failed.length === 0) failures.push(`${file}: ${firstLine(message)}`)
  return {
    name,
    isOk,
    passed,
    failed: failures.length,
    skipped: assertionResults.length - passed - failed.length,
    failures,
  }
}

const firstLine = (text) => text?.split('\n')[0] ?? ''
