import { globSync, readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { onAnswer } from './on-answer.ts'

const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.postMessage({ 'watch:import': ['file:///a-module.ts'] })
    parentPort.postMessage({ 'watch:require': ['/a-module.cjs'] })
    for (const answer of [undefined, null, 'read', { rows: 1 }]) parentPort.postMessage(answer)
    parentPort.postMessage('the last')
  `)}`,
)

test('what Node posts for itself under --watch is no answer', async () => {
  const taken: unknown[] = []
  await new Promise<void>((resolve) => {
    onAnswer(new Worker(script), (answer) => {
      taken.push(answer)
      if (answer === 'the last') resolve()
    })
  })
  expect(taken).toEqual([undefined, null, 'read', { rows: 1 }, 'the last'])
})

test('every thread of the server is heard in this way', () => {
  const starters = globSync('{server,demo,payment-sandbox}/**/*.ts').filter(
    (file) => !file.includes('test') && /\bnew Worker\(|\bfork\(/.test(readFileSync(file, 'utf8')),
  )
  expect(starters.length).toBeGreaterThan(2)
  for (const file of starters) {
    const source = readFileSync(file, 'utf8')
    expect(source, file).not.toMatch(/\.on(ce)?\('message'/)
    expect(source, file).toContain('onAnswer(')
  }
})
