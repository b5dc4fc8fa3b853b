import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { environment } from '#server/settings/environment.ts'
import { inspectSettings } from '#server/settings/settings.ts'

const example = readFileSync('deploy/.env.example', 'utf8')
// Taken out of their comments: all of them at once.
const filled = example.replaceAll(/^#(?=[A-Z])/gm, '')
const settings = Object.keys(environment.shape).toSorted()

// Without quotes a shell and systemd take these letters as they are; between quotes they agree on a few more.
const PLAIN = /^[A-Z0-9_]+=[\w:/@.,%+~^-]+$/
const QUOTED = /^[A-Z0-9_]+="[^"$`\\!]*"$/

test('every setting stands in deploy/.env.example once, and nothing else does', () => {
  const named = [...example.matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
  expect(named.toSorted()).toEqual(settings)
})

test('every setting stands in the tables of docs/settings.md once, and nothing else does', () => {
  const rows = readFileSync('docs/settings.md', 'utf8').matchAll(/^\| (`[A-Z].*?) \|/gm)
  const named = [...rows].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name),
  )
  expect(named.toSorted()).toEqual(settings)
})

test('as it is, the example sets nothing', () => {
  expect(parseEnv(example)).toEqual({})
})

test('what it shows as defaults are the defaults', () => {
  const told = parseEnv(filled)
  const said = (value: unknown) => ({ true: 'on', false: 'off' })[String(value)] ?? String(value)
  const defaults = Object.entries(environment.parse({}))
    .filter(([name, value]) => value !== undefined && name !== 'NODE_ENV')
    .map(([name, value]) => [name, said(value)])
  expect(told).toMatchObject(Object.fromEntries(defaults))
})

test('each of its lines may be taken as it stands', () => {
  const { problems } = inspectSettings({ ...parseEnv(filled), MAIL: '', PAYMENTS: '' })
  expect(problems).toEqual([])
})

test('a shell, systemd and our own command read the same from it', () => {
  const lines = filled.split('\n').filter((line) => line && !line.startsWith('#'))
  expect(lines.filter((line) => !PLAIN.test(line) && !QUOTED.test(line))).toEqual([])

  const folder = mkdtempSync(join(tmpdir(), 'lotline-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'lotline.env'), filled)
  const command = ['-c', 'set -a; . ./lotline.env; env -0']
  const heard = execFileSync('sh', command, {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  const byShell = Object.fromEntries(
    heard
      .split('\0')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  expect(byShell).toMatchObject(parseEnv(filled))
})
