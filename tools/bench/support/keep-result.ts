import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../results', import.meta.url))

/** Writes what was measured to `tools/bench/results/`, with the machine and the commit it was measured on. */
export async function keepResult(name: string, table: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { stdout: commit } = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: folder })
  const gigabytes = Math.round(totalmem() / 1024 ** 3)
  const machine = `${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), ${gigabytes} GB, Node ${process.version}`
  const day = new Date().toISOString().slice(0, 10)
  await writeFile(
    `${folder}/${name}.md`,
    `# ${name}\n\n${day}, commit ${commit.trim()}, ${machine}.\n\n\`\`\`text\n${table}\n\`\`\`\n`,
  )
}
