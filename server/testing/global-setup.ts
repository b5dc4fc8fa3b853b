import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '#server/platform/database/database.ts'
import { startEmbedded } from '#server/platform/database/embedded/start-embedded.ts'
import { prepareDatabase } from '#server/platform/database/prepare-database.ts'
import { databaseAt } from './database-at.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server to make databases on as their owner, the application's address on it, and the migrated database they are cloned from. */
    postgres: { url: string; ownerUrl: string; template: string }
  }
}

// Every database is a thousand files, and disks are slow to make files where others were just removed.
const MEMORY = '/dev/shm'
const ROOM_BYTES = 4 * 1024 ** 3
// On a busy machine PostgreSQL may not get to it for a while.
const PATIENCE_MS = 60_000

let stop = async () => {}

/**
 * One PostgreSQL for a whole run, with a role for the application and one for the owner. It is that of
 * TEST_DATABASE_URL, whose role may create databases and roles, or an embedded one in a temporary folder.
 */
export async function setup(project: TestProject): Promise<void> {
  const given = process.env.TEST_DATABASE_URL
  const server = given ? await useGiven(given) : await startTemporary()
  const { url, ownerUrl } = server
  const template = `lotline_template_${process.pid}`
  stop = async () => {
    await run(ownerUrl, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
  await run(ownerUrl, `create database ${template}`)
  await prepareDatabase(databaseAt(url, template), databaseAt(ownerUrl, template))
  project.provide('postgres', { url, ownerUrl, template })
}

async function useGiven(ownerUrl: string) {
  const role = `lotline_test_${process.pid}`
  const password = randomBytes(12).toString('hex')
  await run(ownerUrl, `create role ${role} login password '${password}' role current_user`)
  const url = new URL(ownerUrl)
  Object.assign(url, { username: role, password })
  return { url: url.href, ownerUrl, stop: () => run(ownerUrl, `drop role ${role}`) }
}

export async function teardown(): Promise<void> {
  await stop()
}

async function run(url: string, statement: string) {
  const admin = connect(url, { max: 1, statementTimeout: PATIENCE_MS, connectTimeout: PATIENCE_MS })
  await admin.pool.query(statement).finally(() => admin.close())
}

async function startTemporary() {
  for (const place of [MEMORY, tmpdir()]) sweep(place)
  if (!isRoomy(MEMORY)) return startIn(tmpdir())
  return startIn(MEMORY).catch(() => startIn(tmpdir()))
}

async function startIn(place: string) {
  const dataDir = mkdtempSync(join(place, `lotline-test-${process.pid}-`))
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  process.once('exit', remove)
  const settings = {
    // Nothing here needs to survive a power cut.
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    // Each connection maps what it touches of it, and most of them are short.
    shared_buffers: '128MB',
    // Its workers belong to a superuser: a database with one in it can't be dropped.
    autovacuum: 'off',
  }
  const server = await startEmbedded({ dataDir, settings })
  const stopAndRemove = async () => {
    await server.stop()
    remove()
  }
  return { ...server, stop: stopAndRemove }
}

function isRoomy(place: string) {
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize > ROOM_BYTES
}

/** Removes what runs that were killed left behind. */
function sweep(place: string) {
  if (!existsSync(place)) return
  for (const name of readdirSync(place)) {
    const pid = /^lotline-test-(\d+)-/.exec(name)?.[1]
    if (pid && !isAlive(Number(pid))) rmSync(join(place, name), { recursive: true, force: true })
  }
}

function isAlive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
