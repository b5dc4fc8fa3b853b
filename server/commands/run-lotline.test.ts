import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { placeOf } from '#server/platform/place-of.ts'
import { databaseAt } from '#server/testing/database-at.ts'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { runCommand, runCommandProcess } from '#server/testing/run-command.ts'
import { allCommands } from './all-commands.ts'

let scratch: string
let database: TestDatabase
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'lotline-command-'))
  database = await freshDatabase()
})
afterAll(async () => {
  rmSync(scratch, { recursive: true })
  await database.drop()
})

const run = (name: string, args: string[] = [], env: Record<string, string> = {}) =>
  runCommand(name, { args, env })

describe('lotline', () => {
  test('lists every command with what it does, and tells more about each', async () => {
    const { code, told } = await run('help')
    expect(code).toBe(0)
    for (const { name, about } of allCommands) {
      expect(told).toMatch(new RegExp(`^  ${name} +${about.replaceAll('.', '[.]')}$`, 'm'))
      const help = await run(name, ['--help'])
      expect(help).toEqual({ code: 0, told: expect.stringContaining(`Usage: lotline ${name}`) })
      expect(await run('help', [name])).toEqual(help)
    }
  })

  test('without a command lists them too, and did nothing', async () => {
    const { told } = await run('help')
    expect(await run('--env-file', ['/dev/null'])).toEqual({ code: 1, told })
    expect(await run('--help')).toEqual({ code: 0, told })
  })

  test('says its version and commit', async () => {
    const said = new RegExp(
      `^Lotline ${packageJson.version} \\(commit ([0-9a-f]{7,}(-dirty)?|unknown)\\)\n$`,
    )
    for (const each of ['version', '--version'])
      expect(await run(each)).toEqual({ code: 0, told: expect.stringMatching(said) })
    const typed = await runCommandProcess('version', { args: [], env: {} })
    expect(typed).toEqual({ code: 0, told: expect.stringMatching(said) })
  })

  test.each([
    ['bakcup', 'backup'],
    ['restor', 'restore'],
    ['verify:data', 'verify-data'],
    ['verify', undefined],
    ['admin:create', 'admin-create'],
    ['admincreate', 'admin-create'],
    ['person-exprot', 'person-export'],
    ['start', undefined],
  ])('names the command that is nearest to %s', async (typed, meant) => {
    const { code, told } = await run(typed, ['x'])
    expect(code).toBe(1)
    const suggestion = meant ? ` Did you mean "lotline ${meant}"?` : ''
    expect(told.split('\n')[0]).toBe(`There is no command "${typed}".${suggestion}`)
  })

  test('shows how a command is written when it was written wrongly', async () => {
    expect(await run('restore', ['file', '--replce'])).toEqual({
      code: 1,
      told: expect.stringMatching(/--replce[^]*\nUsage: lotline restore FILE /),
    })
    expect((await run('verify-data', ['now'])).told).toBe('Usage: lotline verify-data\n')
  })

  test('lists all that is wrong with the settings', async () => {
    const { code, told } = await run('verify-data', [], { PORT: 'x', DATABASE_URL: 'mysql://db' })
    expect([code, told.split('\n').length]).toEqual([1, 4])
  })
})

describe('the database that a command acts on', () => {
  const args: Record<string, string[]> = {
    backup: ['FILE'],
    restore: ['FILE'],
    'verify-data': [],
    'admin-create': ['ada@example.com'],
    'admin-remove': ['ada@example.com'],
    'second-factor-reset': ['ada@example.com'],
    'person-export': ['ada@example.com', 'FILE'],
    'person-erase': ['ada@example.com', '--yes'],
  }
  const ofDatabase = allCommands.map(({ name }) => name).filter((name) => name !== 'check-settings')
  const argsOf = (name: string) =>
    (args[name] ?? []).map((each) => (each === 'FILE' ? join(scratch, `${name}.file`) : each))

  test.each(ofDatabase)('%s says it first, without its password', async (name) => {
    const url = new URL(databaseAt(database.url, 'lotline_test_missing'))
    const env = { DATABASE_URL: url.href, DATA_DIR: scratch }
    const { code, told } = await run(name, argsOf(name), env)
    expect(code).toBe(1)
    expect(told.split('\n')[0]).toBe(`Database: ${placeOf(url.href)}`)
    if (url.password) expect(told).not.toContain(url.password)
  })

  test.each(ofDatabase.filter((name) => name !== 'restore'))(
    '%s makes none where none is, and nothing else',
    async (name) => {
      const dataDir = join(scratch, `${name}-nowhere`)
      const { code, told } = await run(name, argsOf(name), { DATA_DIR: dataDir })
      expect(code).toBe(1)
      expect(told).toMatch(
        new RegExp(`^Database: embedded, in ${dataDir}\nThere is no database in ${dataDir}, and`),
      )
      expect(readdirSync(scratch).filter((each) => each.startsWith(name))).toEqual([])
    },
  )

  test('without any settings is looked for where the command stands, and none is made there', async () => {
    const empty = mkdtempSync(join(scratch, 'empty-'))
    const command = [
      resolve('server/commands/lotline.ts'),
      'verify-data',
      '--env-file',
      '/dev/null',
    ]
    const settings = { cwd: empty, env: { PATH: process.env.PATH } }
    const failed = await promisify(execFile)(process.execPath, command, settings).catch(
      (error: unknown) => error,
    )
    expect(failed).toMatchObject({
      code: 1,
      stdout: `Database: embedded, in ${join(empty, 'data')} (settings: /dev/null)\n`,
      stderr: expect.stringMatching(/^There is no database in /),
    })
    expect(readdirSync(empty)).toEqual([])
  })

  test.each(['backup', 'person-export', 'person-erase'])(
    '%s does not take a folder that is not there for one without files',
    async (name) => {
      const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: join(scratch, 'no-files') }
      const { code, told } = await run(name, argsOf(name), env)
      expect(code).toBe(1)
      expect(told).toContain(`There is no folder ${env.DATA_DIR}`)
      expect(readdirSync(scratch)).not.toContain('no-files')
    },
  )

  test('is not another one for a typing error', async () => {
    const env = { DATABSE_URL: database.url, DATA_DIR: scratch }
    expect(await run('verify-data', [], env)).toEqual({
      code: 1,
      told: expect.stringContaining('Did you mean DATABASE_URL?'),
    })
    const harmless = { DATABASE_URL: database.url, LOG_LEVL: 'debug' }
    expect(await run('verify-data', [], harmless)).toEqual({
      code: 0,
      told: expect.stringContaining('Did you mean LOG_LEVEL?'),
    })
  })

  test('a key is not made for a command', async () => {
    const dataDir = mkdtempSync(join(scratch, 'without-key-'))
    const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: dataDir }
    expect((await run('backup', [join(scratch, 'whole')], env)).code).toBe(0)
    expect(readdirSync(dataDir)).toEqual([])
  })
})

describe('an env file', () => {
  const fileWith = (text: string) => {
    const file = join(mkdtempSync(join(scratch, 'etc-')), 'lotline.env')
    writeFileSync(file, text)
    return file
  }

  test('says which database is meant, and is named', async () => {
    const file = fileWith(`# Ours\nDATABASE_URL="${database.url}"\n`)
    expect(await run('verify-data', ['--env-file', file])).toEqual({
      code: 0,
      told: expect.stringContaining(
        `Database: ${placeOf(database.url)} (settings: ${file})\nLooked at`,
      ),
    })
    const before = await runCommand('--env-file', { args: [file, 'verify-data'], env: {} })
    expect(before.code).toBe(0)
  })

  test('gives way to the environment', async () => {
    const file = fileWith('DATABASE_URL=postgres://nobody@127.0.0.1:1/none\n')
    const { code } = await run('verify-data', ['--env-file', file], { DATABASE_URL: database.url })
    expect(code).toBe(0)
  })

  test('in its usual place is read when no settings are given', async () => {
    const usualEnvFile = fileWith(`DATABASE_URL=${database.url}\n`)
    const usual = (env: Record<string, string>) =>
      runCommand('verify-data', { args: [], env, usualEnvFile })
    const ordinary = { NODE_ENV: 'development', HOST: 'a', PORT: '1', MAIL: '/var/mail/ada' }
    for (const env of [{}, ordinary, { DATABASE_URL: '' }])
      expect(await usual(env)).toMatchObject({
        code: 0,
        told: expect.stringContaining(`(settings: ${usualEnvFile})`),
      })
    const dataDir = join(scratch, 'said')
    expect((await usual({ DATA_DIR: dataDir })).told).toContain(`embedded, in ${dataDir}\n`)
  })

  test('that cannot be read is said, and nothing is done', async () => {
    const missing = join(scratch, 'missing.env')
    expect(
      await run('verify-data', ['--env-file', missing], { DATABASE_URL: database.url }),
    ).toEqual({ code: 1, told: `The env file ${missing} cannot be read: there is no such file.\n` })
    const folder = join(scratch, 'folder.env')
    mkdirSync(folder)
    const usual = await runCommand('verify-data', { args: [], env: {}, usualEnvFile: folder })
    expect(usual.told).toContain(`${folder} is there, but cannot be read: it is a folder.`)
  })
})
