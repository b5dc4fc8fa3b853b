import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { environment } from '#server/settings/environment.ts'
import { misspeltSettings } from '#server/settings/misspelt-settings.ts'
import { readSettings } from '#server/settings/settings.ts'
import { memorySettings } from '../scripts/server-memory.mjs'

const run = promisify(execFile)
const read = (file: string) => readFileSync(file, 'utf8')

const running = read('docs/running.md')
const compose = read('deploy/compose.yml')
const units = ['deploy/systemd/lotline@.service', 'deploy/systemd/lotline-worker.service']

/** The code that a section of the page for operators begins with, of one kind. */
function blockOf(section: string, kind: string) {
  const [, text = ''] = running.split(`\n## ${section}\n`)
  const [, block] = new RegExp(`^\`\`\`${kind}\\n(.+?)^\`\`\``, 'ms').exec(text) ?? []
  if (!block) throw new Error(`No ${kind} in ${section}`)
  return block
}

/** Lines NAME=VALUE, as in a file of settings. */
const settingsIn = (text: string) =>
  Object.fromEntries(
    Array.from(text.matchAll(/^([A-Z][A-Z0-9_]*)=(.*)$/gm), ([, name = '', value = '']) => [
      name,
      // What a shell would make of it.
      value
        .replace(/^"(.*)"$/, '$1')
        .replace(/\$\(openssl rand -hex (\d+)\)/, (_, n) => 'a'.repeat(2 * n)),
    ]),
  )

/** Nothing may be set that Lotline does not read, and production has to have all it needs. */
function expectSound(set: Record<string, string>) {
  expect(Object.keys(set).filter((name) => !(name in environment.shape))).toEqual([])
  expect(misspeltSettings(set)).toEqual([])
  expect(readSettings(set).production).toBe(true)
}

describe('deploy/compose.yml', () => {
  const said = settingsIn(blockOf('On one machine, with Docker', 'sh'))
  const file = parse(filledIn(compose), { merge: true })
  const services = Object.entries<Service>(file.services)

  test('has each process started as production needs it, by settings that there are', () => {
    const image = settingsOfImage()
    for (const name of ['app-1', 'app-2', 'worker']) {
      const { environment: set = {} } = file.services[name]
      expectSound({ ...image, ...set })
      expect(set.WORKER).toBe(name === 'worker' ? undefined : 'off')
    }
  })

  test('asks for nothing that the page for operators does not have set', () => {
    const asked = Array.from(compose.matchAll(/\$\{(\w+):\?/g), ([, name = '']) => name)
    expect(asked.length).toBeGreaterThan(8)
    expect(asked.filter((name) => !(name in said))).toEqual([])
    const known = Array.from(compose.matchAll(/\$\{(\w+):/g), ([, name = '']) => name)
    expect(Object.keys(said).filter((name) => !known.includes(name))).toEqual([])
  })

  test('names services, volumes, networks and files that there are, and versions', () => {
    for (const [name, service] of services) {
      for (const other of Object.keys(service.depends_on ?? {}))
        expect(file.services, name).toHaveProperty(other)
      for (const { source } of service.configs ?? [])
        expect(file.configs, name).toHaveProperty(source)
      for (const volume of service.volumes ?? []) {
        const [from = ''] = volume.split(':')
        if (from.startsWith('./')) expect(existsSync(join('deploy', from)), from).toBe(true)
        else expect(file.volumes, name).toHaveProperty([from])
      }
      if (!service.build) expect(service.image, name).toMatch(/:v?\d+\.\d+/)
    }
    const used = services.flatMap(([, { volumes = [] }]) =>
      volumes.map((each) => each.split(':')[0]),
    )
    expect(Object.keys(file.volumes).filter((name) => !used.includes(name))).toEqual([])
  })

  test('has the proxy believed, and no other', () => {
    const [{ subnet }] = file.networks.inside.ipam.config
    expect(file.services['app-1'].environment.TRUSTED_PROXIES).toBe(subnet)
    const published = services.filter(([, { ports }]) => ports)
    expect(published.map(([name]) => name)).toEqual(['proxy'])
  })

  test('lets a process end as slowly as it may', () => {
    const { SHUTDOWN_DELAY } = file.services['app-1'].environment
    expect(Number.parseInt(file.services['app-1'].stop_grace_period, 10)).toBeGreaterThan(
      Number(SHUTDOWN_DELAY) + 30,
    )
  })

  test('is what Docker Compose takes (skipped where it is not there)', async ({ skip }) => {
    const docker = ['compose', '--file', 'deploy/compose.yml', 'config', '--quiet']
    const isThere = await run('docker', ['compose', 'version']).then(Boolean, () => false)
    skip(!isThere)
    await run('docker', docker, { env: { PATH: process.env.PATH, ...said } })
  })

  /** As Docker Compose puts variables in. */
  function filledIn(text: string) {
    return text.replaceAll(/\$\{(\w+):(?:\?|-)\}/g, (_, name: string) => said[name] ?? '')
  }
})

type Service = {
  image: string
  build?: unknown
  depends_on?: Record<string, unknown>
  configs?: { source: string }[]
  volumes?: string[]
  ports?: string[]
}

function settingsOfImage() {
  const [, line = ''] = /^ENV (NODE_ENV=.+)$/m.exec(read('deploy/Dockerfile')) ?? []
  return settingsIn(line.replaceAll(' ', '\n'))
}

describe('the units for systemd', () => {
  const shared = settingsIn(blockOf('As services of a machine', 'ini'))

  test.each(units)('%s starts a process as production needs it', (unit) => {
    const set = Array.from(read(unit).matchAll(/^Environment=(.+)$/gm), ([, line = '']) =>
      line.replaceAll('%i', '3001').replaceAll(' ', '\n'),
    )
    // Of the system, and not Lotline's.
    const { TMPDIR: _, ...all } = settingsIn(set.join('\n'))
    const own = Object.fromEntries(
      Object.entries(all).filter(([name]) => !Object.hasOwn(memorySettings, name)),
    )
    expect(Object.keys(own).filter((name) => name in shared)).toEqual([])
    expectSound({ ...own, ...shared })
    expect(own['WORKER']).toBe(unit.includes('worker') ? undefined : 'off')
    const [, seconds] = /^TimeoutStopSec=(\d+)$/m.exec(read(unit)) ?? []
    expect(Number(seconds)).toBeGreaterThan(Number(own['SHUTDOWN_DELAY'] ?? 0) + 30)
  })

  const systemd = '/usr/bin/systemd-analyze'

  test.skipIf(!existsSync(systemd))(
    'are sound, and fenced in (skipped where systemd is missing)',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'lotline-units-'))
      onTestFinished(() => rmSync(folder, { recursive: true }))
      const backup = ['lotline-backup.service', 'lotline-backup.timer']
      const all = [...units, ...backup.map((name) => `deploy/systemd/${name}`)]
      const paths = all.map((unit) => {
        const path = join(folder, basename(unit).replace('@', '@3001'))
        // Lotline is not installed on this machine.
        writeFileSync(path, read(unit).replaceAll('/opt/lotline/bin/node', process.execPath))
        return path
      })
      const { stdout, stderr } = await run(systemd, ['verify', '--man=no', ...paths])
      expect(stdout + stderr).not.toContain(folder)
      for (const path of paths.filter((each) => each.endsWith('.service')))
        // From 0, which is out of reach, to 10; 20 stands for 2.0.
        await run(systemd, ['security', '--offline=yes', '--threshold=20', path])
    },
  )
})

const nginx = '/usr/sbin/nginx'

test.skipIf(!existsSync(nginx) || !existsSync('/usr/bin/openssl'))(
  'deploy/nginx.conf is what nginx takes, with the processes as the page for operators says (skipped where nginx is missing)',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lotline-nginx-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
    const request = [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:P-256',
      '-nodes',
    ]
    await run('openssl', [...request, '-keyout', key, '-out', certificate, '-subj', '/CN=lots'])
    const upstream = join(folder, 'lotline.conf')
    writeFileSync(upstream, blockOf('A proxy in front', 'nginx'))
    const site = read('deploy/nginx.conf')
      .replaceAll('/etc/nginx/lotline.conf;', `${upstream};`)
      .replaceAll(
        '/etc/nginx/lotline-proxied.conf;',
        `${join(process.cwd(), 'deploy/proxied.conf')};`,
      )
      .replaceAll(/\/etc\/letsencrypt\S+fullchain\.pem/g, certificate)
      .replaceAll(/\/etc\/letsencrypt\S+privkey\.pem/g, key)
      // The usual ports may be taken on this machine, and are not everybody's.
      .replaceAll(/^ *listen .+$/gm, (line) =>
        line.replace(/(\[::\]:)?(80|443)/, `unix:${folder}/$2${line.includes('[') ? 6 : 4}`),
      )
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    )
    const main = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary.join(' ')} ${site} }`
    writeFileSync(join(folder, 'nginx.conf'), main)
    const { stderr } = await run(nginx, ['-t', '-e', 'stderr', '-c', join(folder, 'nginx.conf')])
    expect(stderr).toContain('test is successful')
    expect(stderr).not.toMatch(/\[(warn|emerg|error)\]/)
  },
)

test('deploy/install.sh builds a release, as the Dockerfile does', () => {
  const builds = ['deploy/Dockerfile', 'deploy/install.sh'].map(
    (file) => /await (build\w*)\(\)/.exec(read(file))?.[1],
  )
  expect(builds).toEqual(['buildRelease', 'buildRelease'])
})
