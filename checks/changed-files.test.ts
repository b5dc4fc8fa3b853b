import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { filesOfChange, filesOfLastCommit } from '../scripts/changed-files.mjs'
import { areOperationsChanged } from '../scripts/operations-changed.mjs'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lotline-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  git('init', '--quiet', '--initial-branch=main')
  commit('README.md')
})

const WHO = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com']
const git = (...args: string[]) => execFileSync('git', [...WHO, ...args], { cwd: folder })

function write(file: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), 'new')
}

function commit(file: string) {
  write(file)
  git('add', '--all')
  git('commit', '--quiet', '--message', file)
}

/** What was landed so far, as a clone knows it. */
const landed = () => git('update-ref', 'refs/remotes/origin/main', 'HEAD')

describe('the files of a change', () => {
  test('are those of all its commits, and those that are not committed', () => {
    commit('LICENSE')
    landed()
    commit('web/main.tsx')
    commit('docs/running.md')
    git('mv', 'README.md', 'READ.md')
    write('server/new.ts')
    expect(filesOfChange(folder)?.toSorted()).toEqual([
      'READ.md',
      'README.md',
      'docs/running.md',
      'server/new.ts',
      'web/main.tsx',
    ])
  })

  test('are not known where nobody knows where it began', () => {
    commit('web/main.tsx')
    expect(filesOfChange(folder)).toBeUndefined()
    landed()
    expect(filesOfChange(folder)).toBeUndefined()
  })
})

describe('the files of the last commit', () => {
  test('are told with those that are not committed', () => {
    commit('web/main.tsx')
    commit('docs/running.md')
    write('server/new.ts')
    expect(filesOfLastCommit(folder)).toEqual(['docs/running.md', 'server/new.ts'])
  })

  test('are not known of the first, or without git', () => {
    expect(filesOfLastCommit(folder)).toBeUndefined()
    rmSync(join(folder, '.git'), { recursive: true })
    expect(filesOfLastCommit(folder)).toBeUndefined()
  })
})

describe('what operators rely on has changed', () => {
  test.each(['server/platform/http/health.ts', 'deploy/nginx.conf', 'package-lock.json'])(
    'when any commit of the change touches %s',
    (file) => {
      landed()
      commit(file)
      commit('web/main.tsx')
      expect(areOperationsChanged(folder)).toBe(true)
    },
  )

  test('when a file that is not committed yet does', () => {
    landed()
    commit('docs/running.md')
    write('deploy/nginx.conf')
    expect(areOperationsChanged(folder)).toBe(true)
  })

  test('when nobody knows where the change began', () => {
    expect(areOperationsChanged(folder)).toBe(true)
  })
})

test('nothing of it has changed when the change is about other things', () => {
  commit('deploy/nginx.conf')
  landed()
  commit('server/offers/offer-store.ts')
  expect(areOperationsChanged(folder)).toBe(false)
})
