import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { endWithTest } from '#server/testing/end-with-test.ts'
import { eventually } from '#server/testing/eventually.ts'

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx'].find(existsSync)
const PROXIED = fileURLToPath(new URL('../../../deploy/proxied.conf', import.meta.url))
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Whether nginx can be had here; tests that need it are skipped otherwise. */
export const isProxyHere = PROGRAM !== undefined

/** nginx at a port, passing requests on to processes at others by `deploy/proxied.conf`. */
export async function aProxy(port: number, behind: number[]) {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-proxy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  // Its workers run under another account when we are root.
  chmodSync(folder, 0o711)
  mkdirSync(join(folder, 'temporary'))
  const upstream = join(folder, 'upstream.conf')
  const servers = behind.map((each) => `  server 127.0.0.1:${each};\n`)
  writeFileSync(upstream, `upstream lotline {\n${servers.join('')}  keepalive 16;\n}\n`)
  const settings = join(folder, 'nginx.conf')
  writeFileSync(
    settings,
    `daemon off;
pid ${folder}/pid;
error_log stderr error;
events {}
http {
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${folder}/temporary/${name};`).join('\n')}
  include ${upstream};
  server {
    listen 127.0.0.1:${port};
    include ${PROXIED};
  }
}
`,
  )
  const child = endWithTest(
    spawn(PROGRAM ?? '', ['-e', 'stderr', '-c', settings], { stdio: ['ignore', 'ignore', 'pipe'] }),
  )
  let said = ''
  child.stderr.on('data', (part) => (said += String(part)))
  const address = `http://localhost:${port}`
  await eventually(
    async () => child.exitCode ?? answers(address),
    (state) => state !== false,
  )
  if (child.exitCode !== null) throw new Error(`nginx ended: ${said}`)
  return {
    address,
    upstream,
    reload: `${PROGRAM} -e stderr -c ${settings} -s reload`,
    /** What it complained of. */
    said: () => said,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

const answers = (address: string) =>
  fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
