import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lotline-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  git('init', '--quiet', '--initial-branch=main')
  commit('README.md')
})

const WHO = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
const git = (...args: string[]) => execFileSync('git', [...WHO, ...args], { cwd: folder })

function commit(file: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), 'new')
  git('add', '--all')
  git('commit', '--quiet', '--message', file)
}

/** What was landed so far, as a clone knows it. */
const landed = () => git('update-ref', 'refs/remotes/origin/main', 'HEAD')

// A script of plain JavaScript, which has no types.
const isChanged = () =>
  execFileSync(process.execPath, [
    '--input-type=module',
    '--eval',
    `import { areOperationsChanged } from './scripts/operations-changed.mjs'
    process.stdout.write(String(areOperationsChanged(${JSON.stringify(folder)})))`,
  ]).toString() === 'true'

describe('what operators rely on has changed', () => {
  test.each(['server/platform/http/health.ts', 'deploy/nginx.conf', 'package-lock.json'])(
    'when any commit of the change touches %s',
    (file) => {
      landed()
      commit(file)
      commit('web/main.tsx')
      expect(isChanged()).toBe(true)
    },
  )

  test('when a file that is not committed yet does', () => {
    landed()
    commit('docs/running.md')
    mkdirSync(join(folder, 'deploy'))
    writeFileSync(join(folder, 'deploy/nginx.conf'), 'new')
    git('add', '--all')
    expect(isChanged()).toBe(true)
  })

  test('when nobody knows where the change began', () => {
    expect(isChanged()).toBe(true)
    commit('docs/running.md')
    landed()
    expect(isChanged()).toBe(true)
  })
})

test('nothing of it has changed when the change is about other things', () => {
  commit('deploy/nginx.conf')
  landed()
  commit('server/offers/offer-store.ts')
  expect(isChanged()).toBe(false)
})
