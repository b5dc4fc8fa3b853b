import { execFile, execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '#server/testing/database.ts'
import { eventually } from '#server/testing/eventually.ts'
import { freePort } from '#server/testing/free-port.ts'

// Copies of everything, and servers of their own.
const PATIENCE_MS = 600_000
const MOST_MEGABYTES = 300
const FIRST = '1.0.0-aaaaaaaaaaaa'
const SECOND = '1.1.0-bbbbbbbbbbbb'
const BROKEN = '1.2.0-cccccccccccc'

const isThere = ['/usr/bin/curl', '/usr/bin/flock'].every((path) => existsSync(path))

describe.skipIf(!isThere)('deploy/install.sh (skipped where curl or flock is missing)', () => {
  let root: string
  let database: TestDatabase
  let ports: number[]

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'lotline-installed-'))
    database = await freshDatabase()
    ports = [await freePort(), await freePort()]
    mkdirSync(join(root, 'bin'))
    copyFileSync('checks/testing/systemctl.mjs', join(root, 'bin/systemctl'))
    chmodSync(join(root, 'bin/systemctl'), 0o755)
    const assembled = folderOf(FIRST)
    mkdirSync(assembled, { recursive: true })
    execFileSync(process.execPath, ['deploy/assemble.mjs', assembled])
  }, PATIENCE_MS)
  afterAll(async () => {
    for (const port of ports) await systemctl('stop', unitAt(port))
    await database.drop()
    rmSync(root, { recursive: true, maxRetries: 5 })
  })

  test('puts a version of at most 300 MB in its place, and says what is left to do', async () => {
    const { told } = await install(FIRST)
    expect(told).toContain(`${FIRST} is built already.`)
    expect(told).toContain('systemctl enable --now lotline-worker')
    expect(installed()).toBe(FIRST)
    expect(megabytesOf(folderOf(FIRST))).toBeLessThan(MOST_MEGABYTES)
    // Without what draws pages they would still come, only later, and nobody would know why.
    const built = readdirSync('dist', { withFileTypes: true }).filter((each) => each.isDirectory())
    expect(readdirSync(join(folderOf(FIRST), 'dist')).toSorted()).toEqual(
      built.map(({ name }) => name).toSorted(),
    )
    expect(readdirSync(join(root, 'etc/systemd/system')).toSorted()).toEqual([
      'lotline-backup.service',
      'lotline-backup.timer',
      'lotline-worker.service',
      'lotline@.service',
    ])
    const settings = join(root, 'etc/lotline/lotline.env')
    expect((statSync(settings).mode & 0o777).toString(8)).toBe('640')
    expect(readFileSync(settings, 'utf8')).toMatch(/^SECRET_KEY=\S{44}$/m)
  })

  test('leaves settings that are there, and refuses an upgrade they are wrong for', async () => {
    const file = join(root, 'etc/lotline/lotline.env')
    const [, key] = /^SECRET_KEY=(.+)$/m.exec(readFileSync(file, 'utf8')) ?? []
    aVersion(SECOND)
    const { code, told } = await install(SECOND)
    expect(code).toBe(1)
    expect(told).toContain('SMTP_URL')
    expect(told).toContain(`${SECOND} cannot start with these settings; ${FIRST} serves on.`)
    expect(installed()).toBe(FIRST)
    writeFileSync(
      file,
      [
        `SECRET_KEY=${key}`,
        `DATABASE_URL=${database.url}`,
        `DATABASE_OWNER_URL=${database.ownerUrl}`,
        'PUBLIC_URL=https://lots.example',
        'TRUSTED_PROXIES=127.0.0.1',
        'PAYMENTS=sandbox',
        'MAIL=off',
        'LOG_LEVEL=fatal',
        'SHUTDOWN_DELAY=1',
        // In place of a bucket.
        `DATA_DIR=${join(root, 'var/lib/lotline/files')}`,
      ].join('\n'),
    )
  })

  test(
    'puts a new version in the place of the old one, and no request fails',
    async () => {
      for (const port of ports)
        expect(await systemctl('start', unitAt(port))).toEqual({ code: 0, told: '' })
      for (const port of ports) await ready(port)
      writeFileSync(join(root, 'run/lotline-backup.timer.enabled'), '')
      const { failures, sent, end } = askAllTheTime()
      await eventually(
        async () => sent(),
        (count) => count > 20,
      )
      const { code, told } = await install(SECOND)
      end()
      expect([code, failures]).toEqual([0, []])
      expect(told).toContain(`Lotline ${SECOND} is installed, in the place of ${FIRST}.`)
      expect(installed()).toBe(SECOND)
      for (const port of ports) expect(await commitAt(port)).toBe('bbbbbbbbbbbb')
      expect(readdirSync(join(root, 'var/backups/lotline'))).toEqual([
        expect.stringMatching(/^lotline-\d{4}-\d\d-\d\d-\d{6}\.backup$/),
      ])
    },
    PATIENCE_MS,
  )

  test(
    'rolls back when the new version does not serve',
    async () => {
      aVersion(BROKEN)
      writeFileSync(join(folderOf(BROKEN), 'dist/server/main.js'), 'process.exit(1)')
      rmSync(join(root, 'run/lotline-backup.timer.enabled'))
      const { code, told } = await install(BROKEN)
      expect(code).toBe(1)
      expect(told).toContain(`Going back to ${SECOND}.`)
      expect(installed()).toBe(SECOND)
      for (const port of ports) await ready(port)
      expect(await commitAt(ports[0] ?? 0)).toBe('bbbbbbbbbbbb')
    },
    PATIENCE_MS,
  )

  test(
    'goes back when told to',
    async () => {
      const { code, told } = await run(SECOND, '--go-back')
      expect([code, told]).toEqual([
        0,
        expect.stringContaining(`Lotline ${FIRST} is installed, in the place of ${SECOND}.`),
      ])
      for (const port of ports) expect(await commitAt(port)).toBe('aaaaaaaaaaaa')
    },
    PATIENCE_MS,
  )

  test('has a command that reads the nightly backup to its end', async () => {
    const [backup = ''] = readdirSync(join(root, 'var/backups/lotline'))
    const { told } = await command('restore', join(root, 'var/backups/lotline', backup), '--check')
    expect(told).toContain('The backup is whole')
  })

  const folderOf = (version: string) => join(root, 'opt', `lotline-${version}`)
  const installed = () => basename(readlinkSync(join(root, 'opt/lotline'))).replace('lotline-', '')
  const unitAt = (port: number) => `lotline@${port}.service`

  /** The version before, under another name. */
  function aVersion(version: string) {
    cpSync(folderOf(FIRST), folderOf(version), { recursive: true, verbatimSymlinks: true })
    noteVersion(folderOf(version), version)
  }

  function noteVersion(folder: string, version: string) {
    const [number = '', commit = ''] = version.split('-')
    const file = join(folder, 'package.json')
    const about = readFileSync('package.json', 'utf8')
    writeFileSync(file, about.replace(/"version": "[^"]+"/, `"version": "${number}"`))
    writeFileSync(join(folder, 'COMMIT'), commit)
    if (existsSync(join(folder, 'dist'))) writeFileSync(join(folder, 'dist/server/commit'), commit)
  }

  /** As from a checkout of this version. */
  function install(version: string) {
    if (version === FIRST) noteVersion(folderOf(FIRST), FIRST)
    return run(version)
  }

  function run(version: string, ...args: string[]) {
    const checkout = join(root, `checkout-${version}`)
    mkdirSync(checkout, { recursive: true })
    cpSync('deploy', join(checkout, 'deploy'), { recursive: true })
    noteVersion(checkout, version)
    return outcome('bash', [join(checkout, 'deploy/install.sh'), ...args])
  }

  const systemctl = (...args: string[]) => outcome(join(root, 'bin/systemctl'), args)
  const command = (...args: string[]) =>
    outcome(join(root, 'usr/local/bin/lotline'), args, {
      LOTLINE: join(root, 'opt/lotline'),
      LOTLINE_SETTINGS: join(root, 'etc/lotline/lotline.env'),
    })

  async function outcome(program: string, args: string[], more = {}) {
    const PATH = `${join(root, 'bin')}:${process.env['PATH']}`
    const env = { PATH, ROOT: root, TMPDIR: tmpdir(), ...more }
    return promisify(execFile)(program, args, { env }).then(
      ({ stdout, stderr }) => ({ code: 0, told: stdout + stderr }),
      ({ code, stdout, stderr }) => ({ code, told: stdout + stderr }),
    )
  }

  const ready = (port: number) =>
    eventually(
      () => statusAt(port, '/readyz'),
      (status) => status === 200,
      100,
    )

  const statusAt = (port: number, path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      ({ status }) => status,
      () => 0,
    )

  async function commitAt(port: number) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return /commit="([^"]+)"/.exec(text)?.[1]
  }

  /** As behind a proxy that asks every process whether it is ready, and the other one when one is not there. */
  function askAllTheTime() {
    const failures: number[][] = []
    let count = 0
    const over = new AbortController()
    const ask = async () => {
      while (!over.signal.aborted) {
        const statuses: number[] = []
        for (const port of ports)
          if ((await statusAt(port, '/readyz')) === 200) statuses.push(await statusAt(port, '/'))
        if (!statuses.includes(200)) failures.push(statuses)
        count += 1
      }
    }
    void ask()
    return { failures, sent: () => count, end: () => over.abort() }
  }
})

const megabytesOf = (folder: string) =>
  Number(execFileSync('/usr/bin/du', ['-sm', folder], { encoding: 'utf8' }).split('\t')[0])
