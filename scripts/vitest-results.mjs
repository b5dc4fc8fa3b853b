import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './place.mjs'

/**
 * A reporter of vitest: writes what became of each file to LOTLINE_RESULTS, as
 * { files: [{ name, path, isOk, seconds, passed, failed, skipped, failures }], strays }.
 * `failures` holds a line for each test that failed, or for what ended its file;
 * `strays` the errors that belong to no file.
 */
// oxlint-disable-next-line import/no-default-export -- vitest asks for one
export default class Results {
  onTestRunEnd(modules, unhandledErrors) {
    const files = modules.map(resultsOf)
    const strays = []
    for (const error of unhandledErrors) {
      const place = fileOf(error, files)
      if (place) fail(place, error)
      else strays.push(firstLine(rootCause(error).message))
    }
    writeFileSync(process.env.LOTLINE_RESULTS, JSON.stringify({ files, strays }))
  }
}

function resultsOf(module) {
  const name = relative(root, module.moduleId)
  const tests = [...module.children.allTests()]
  const inState = (state) => tests.filter((test) => test.result().state === state)
  const failures = inState('failed').map((test) => line(name, test.fullName, test.result().errors))
  // What broke outside every test: a hook, or a file that could not be loaded.
  for (const { errors, fullName } of brokenSuites(module))
    failures.push(line(name, fullName, errors))
  if (!hasEnded(module)) failures.push(`${name}: it did not end`)
  return {
    name,
    path: module.moduleId,
    isOk: module.ok() && failures.length === 0,
    seconds: secondsOf(module.diagnostic()),
    passed: inState('passed').length,
    failed: failures.length,
    skipped: inState('skipped').length,
    failures,
  }
}

function brokenSuites(module) {
  const suites = [...module.children.allSuites()].map((suite) => ({
    fullName: suite.fullName,
    errors: suite.errors(),
  }))
  return [{ fullName: '', errors: module.errors() }, ...suites].filter(
    ({ errors }) => errors.length > 0,
  )
}

// A worker that died leaves the file it was in as it was, and its tests without a result.
const hasEnded = (module) =>
  !['pending', 'queued'].includes(module.state()) &&
  [...module.children.allTests()].every((test) => test.result().state !== 'pending')

function secondsOf({
  prepareDuration,
  environmentSetupDuration,
  setupDuration,
  collectDuration,
  duration,
}) {
  const ms = prepareDuration + environmentSetupDuration + setupDuration + collectDuration + duration
  return Math.round(ms / 100) / 10
}

// vitest names the file in the error's text when a worker died, and in a field when a test left an error behind.
function fileOf(error, files) {
  const said = [error.VITEST_TEST_PATH, rootCause(error).message].join('\n')
  return files.find(({ path }) => said.includes(path))
}

function fail(file, error) {
  const ended = `${file.name}: it did not end`
  file.failures = file.failures.filter((failure) => failure !== ended)
  file.failures.push(`${file.name}: ${firstLine(rootCause(error).message)}`)
  file.failed = file.failures.length
  file.isOk = false
}

const rootCause = (error) => (error.cause ? rootCause(error.cause) : error)

const line = (name, test, errors) =>
  `${[name, test].filter(Boolean).join(' > ')}: ${firstLine(errors[0]?.message)}`

const firstLine = (text) => (text ?? '').split('\n')[0]
