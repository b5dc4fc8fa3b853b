import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Of Vite, for what is served to people. */
const RELEASE = 'release'

// The best takes longer than all else that the build does, and saves a twelfth of the bytes.
const BEST = constants.BROTLI_MAX_QUALITY
const QUICK = 6

/** Adds compressed forms next to each text file and program, so that the server only has to pick one. */
export const compressText: Plugin = {
  name: 'compress-text',
  apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  async writeBundle({ dir = '' }) {
    const quality = this.environment.config.mode === RELEASE ? BEST : QUICK
    const written = await readdir(dir, { recursive: true })
    const texts = written.filter((file) => /[.](js|css|svg|wasm)$/.test(file))
    await Promise.all(texts.map((file) => compress(join(dir, file), quality)))
  },
}

async function compress(file: string, quality: number) {
  const text = await readFile(file)
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }))
  await writeFile(`${file}.gz`, await promisify(gzip)(text))
}
