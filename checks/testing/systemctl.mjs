#!/usr/bin/env node
// Stands for systemd below the folder ROOT: reads the units there, and starts and stops real processes. A test puts it on PATH
// under its name, and starts the services itself, so that they end with the test.
import { spawn } from 'node:child_process'
import { existsSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseEnv } from 'node:util'

const { ROOT } = process.env
const [command, ...args] = process.argv.slice(2)
const named = args.filter((arg) => !arg.startsWith('-'))
const commands = {
  'daemon-reload': () => {},
  'is-enabled': ([unit]) => {
    process.exitCode = existsSync(join(ROOT, 'run', `${unit}.enabled`)) ? 0 : 1
  },
  'list-units': () => {
    for (const name of readdirSync(join(ROOT, 'run')))
      if (/^lotline(-worker|@\d+)\.service\.pid$/.test(name))
        say(`${basename(name, '.pid')} loaded active running`)
  },
  show: ([unit]) => say(isAlive(unit) ? '0' : '1'),
  start: ([unit]) => begin(unit),
  restart: async ([unit]) => {
    await stop(unit)
    await begin(unit)
  },
  stop: ([unit]) => stop(unit),
}
await commands[command](named)

async function begin(unit) {
  const instance = /@(\w+)/.exec(unit)?.[1] ?? ''
  const text = readFileSync(unitFile(unit), 'utf8').replaceAll('%i', instance)
  const valuesOf = (key) =>
    [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => below(value))
  const own = Object.assign(
    {},
    ...valuesOf('Environment').map((line) => parseEnv(line.replaceAll(' ', '\n'))),
  )
  const [file] = valuesOf('EnvironmentFile')
  const [program, ...words] = valuesOf('ExecStart')[0].split(' ')
  const log = openSync(join(ROOT, 'run', `${unit}.log`), 'a')
  const child = spawn(program, words, {
    cwd: valuesOf('WorkingDirectory')[0],
    env: { PATH: process.env.PATH, ...own, ...parseEnv(readFileSync(file, 'utf8')) },
    stdio: ['ignore', log, log],
    detached: true,
  })
  if (text.includes('Type=oneshot')) {
    process.exitCode = await new Promise((resolve) => child.on('exit', resolve))
    return
  }
  writeFileSync(pidFile(unit), String(child.pid))
  child.unref()
}

async function stop(unit) {
  if (isAlive(unit)) process.kill(pidOf(unit), 'SIGTERM')
  while (isAlive(unit)) await setTimeout(20)
  rmSync(pidFile(unit), { force: true })
}

function say(line) {
  process.stdout.write(`${line}\n`)
}

function unitFile(unit) {
  const name = unit.includes('.') ? unit.replace(/@\w+/, '@') : `${unit}.service`
  return join(ROOT, 'etc/systemd/system', name)
}

// What a unit names is below the folder that stands for /.
function below(text) {
  return text.replaceAll(/(?<=^|[ =])\/(opt|etc|var)\//g, `${ROOT}/$1/`)
}

function pidFile(unit) {
  return join(ROOT, 'run', `${unit}.pid`)
}

function pidOf(unit) {
  return existsSync(pidFile(unit)) ? Number(readFileSync(pidFile(unit), 'utf8')) : undefined
}

function isAlive(unit) {
  const pid = pidOf(unit)
  if (!pid) return false
  try {
    // One that has ended and that nobody asked about is there still.
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
