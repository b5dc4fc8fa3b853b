import { describe, expect, test } from 'vitest'
import { runBalanced } from './run-balanced.ts'

type Item = { owner: number; name: string }
const items = (owner: number, count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ owner, name: `${owner}.${at}` }))

/** Work that ends when the test says so. */
function work() {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const run = ({ name }: Item) =>
    new Promise<void>((resolve) => {
      begun.push(name)
      ends.set(name, resolve)
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, run, end }
}

const fair = { atOnce: 4, ownerOf: ({ owner }: Item) => owner, isOver: () => false }

describe('work that is shared between owners', () => {
  test('leaves room for others when that of one does not end', async () => {
    const { begun, run, end } = work()
    void runBalanced([...items(1, 50), ...items(2, 3)], fair, run)
    expect(begun).toEqual(['1.0', '2.0', '1.1', '2.1'])
    await end('2.0')
    await end('2.1')
    expect(begun.slice(4)).toEqual(['2.2'])
    await end('2.2')
    expect(begun).toHaveLength(5)
  })

  test('continues with one owner when there is no other', async () => {
    const { begun, run, end } = work()
    const done = runBalanced(items(1, 3), fair, run)
    expect(begun).toEqual(['1.0', '1.1'])
    await end('1.0')
    expect(begun).toEqual(['1.0', '1.1', '1.2'])
    await end('1.1')
    await end('1.2')
    await done
  })

  test('begins nothing more when its time is over, and waits for what it began', async () => {
    const { begun, run, end } = work()
    let isOver = false
    const done = runBalanced(items(1, 9), { ...fair, isOver: () => isOver }, run)
    isOver = true
    await end('1.0')
    await end('1.1')
    await done
    expect(begun).toEqual(['1.0', '1.1'])
  })

  test('reports failures', async () => {
    const broken = runBalanced(items(1, 5), fair, () => Promise.reject(new Error('no disk')))
    await expect(broken).rejects.toThrow('no disk')
  })
})
