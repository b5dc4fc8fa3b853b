import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { zipOf, type ZipEntry } from './zip.ts'

const isLong = process.env['LOTLINE_LONG'] === '1'

async function* entriesOf(files: Record<string, string>): AsyncGenerator<ZipEntry> {
  for (const [name, text] of Object.entries(files))
    yield {
      name,
      pieces: (async function* () {
        yield text.slice(0, 3)
        yield text.slice(3)
      })(),
    }
}

async function bytesOf(files: Record<string, string>) {
  const pieces: Uint8Array[] = []
  for await (const piece of zipOf(entriesOf(files))) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function writtenZip(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-zip-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'person.zip')
  writeFileSync(path, await bytesOf(files))
  return path
}

const files = {
  'data.json': JSON.stringify({ name: 'Zoë' }),
  'files/größe.csv': 'a,b\n'.repeat(9999),
  'empty.txt': '',
}

test('a ZIP holds every file as it was', async () => {
  const bytes = await bytesOf(files)
  const from = bytes.indexOf('data.json') + 'data.json'.length
  expect(inflateRawSync(bytes.subarray(from)).toString()).toBe(files['data.json'])
  expect(bytes.length).toBeLessThan(2000)
})

test.runIf(hasPython())('a ZIP is read by the programs of others', async () => {
  const path = await writtenZip(files)
  const read = `import json, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    print(json.dumps({n: z.read(n).decode() for n in z.namelist()}))`
  const told = execFileSync('python3', ['-c', read, path], { encoding: 'utf8' })
  expect(JSON.parse(told)).toEqual(files)
})

// As many as need the form of ZIPs that are longer than 4 GB too.
test.runIf(isLong && hasPython())('a ZIP may hold more than 65,535 files', async () => {
  const names = Array.from({ length: 66_000 }, (_, at) => String(at))
  const path = await writtenZip(Object.fromEntries(names.map((name) => [name, ''])))
  const read = `import sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as z:
    print(len(z.namelist()), z.namelist()[-1])`
  expect(execFileSync('python3', ['-c', read, path], { encoding: 'utf8' })).toBe('66000 65999\n')
})

test('a reader that stops half-way stops reading its source too', async () => {
  let isOver = false
  async function* endless() {
    try {
      for (;;) yield randomBytes(9999)
    } finally {
      isOver = true
    }
  }
  const entries = (async function* () {
    yield { name: 'endless', pieces: endless() }
  })()
  let read = 0
  for await (const piece of zipOf(entries)) {
    read += piece.length
    if (read > 99_999) break
  }
  await expect.poll(() => isOver).toBe(true)
})

test('a file that cannot be read breaks it off', async () => {
  const entries = (async function* () {
    yield {
      name: 'broken',
      pieces: (async function* () {
        yield 'begun'
        throw new Error('gone')
      })(),
    }
  })()
  const reading = async () => {
    for await (const piece of zipOf(entries)) expect(piece.length).toBeGreaterThan(0)
  }
  await expect(reading()).rejects.toThrow('gone')
})

function hasPython() {
  try {
    execFileSync('python3', ['--version'])
    return true
  } catch {
    return false
  }
}
