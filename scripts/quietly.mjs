import { spawn } from 'node:child_process'
import { root, Unable } from './place.mjs'

/** Runs a program to its end and keeps what it prints. */
export function run(program, args, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => (output += text))
    }
    child.on('error', (error) => resolve({ ok: false, output: `${program}: ${error.message}` }))
    child.on('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** The same for something that has to succeed: shows what it printed only when it does not. */
export async function mustRun(program, args, env) {
  const { ok, output } = await run(program, args, env)
  if (!ok) throw new Unable(`${output.trimEnd()}\n\n"${program} ${args.join(' ')}" failed.`)
}

/** Runs a program in this terminal and answers its exit code. */
export function runInTerminal(program, args, env) {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' })
    child.on('error', (error) => {
      process.stderr.write(`${program}: ${error.message}\n`)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}
