import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../database.ts'
import { makeAhead } from './make-ahead.ts'
import { startEmbedded } from './start-embedded.ts'

test('a database that was made ahead is the one that a start finds', async () => {
  const home = join(aFolder(), 'not there yet')
  await makeAhead(home)
  expect(readdirSync(home)).toContain('postgres')
  const server = await startEmbedded({ dataDir: home })
  onTestFinished(() => server.stop())
  const connection = connect(server.url, { max: 1 })
  const { rows } = await connection.pool.query<object>('select 42 as answer')
  expect(rows).toEqual([{ answer: 42 }])
  await connection.close()
})

test('in a folder that holds anything, none is made', async () => {
  const home = aFolder()
  mkdirSync(join(home, 'postgres.next'))
  await makeAhead(home)
  expect(readdirSync(home)).toEqual(['postgres.next'])
})

test('where a Lotline runs already, none is made', async () => {
  const home = aFolder()
  const server = await startEmbedded({ dataDir: home })
  onTestFinished(() => server.stop())
  await expect(makeAhead(home)).rejects.toThrow('already running')
})

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'lotline-ahead-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
