import { describe, expect, test } from 'vitest'
import { connectionsOf, crewsOf, type LanePlace } from './lane-workers.ts'

type Named = LanePlace & { name: string }
const jobs: Named[] = [
  { name: 'mail', lane: 'now', apart: 'mail' },
  { name: 'link', lane: 'now', apart: 'mail' },
  { name: 'refund', lane: 'now' },
  { name: 'deadline', lane: 'soon' },
  { name: 'import', lane: 'bulk' },
]
const crews = (workers: { now: number; soon: number; bulk: number }) =>
  crewsOf(jobs, workers).map(
    (crew) => `${crew.workers} for ${crew.jobs.map(({ name }) => name).join(', ')}`,
  )

describe('the workers of a lane', () => {
  test('are shared out between what waits for the mail server and the rest', () => {
    expect(crews({ now: 5, soon: 2, bulk: 1 })).toEqual([
      '3 for mail, link',
      '2 for refund',
      '2 for deadline',
      '1 for import',
    ])
  })

  test('do everything when there is only one', () => {
    expect(crews({ now: 1, soon: 0, bulk: 0 })).toEqual(['1 for mail, link, refund'])
  })

  test('have a connection each, and one to listen for each crew', () => {
    expect(connectionsOf(crewsOf(jobs, { now: 4, soon: 2, bulk: 2 }))).toBe(8 + 4)
  })

  test('have as many as the job that uses most of them at a time', () => {
    const hungry = jobs.map((each) => (each.name === 'import' ? { ...each, connections: 3 } : each))
    expect(connectionsOf(crewsOf(hungry, { now: 4, soon: 2, bulk: 2 }))).toBe(6 + 2 * 3 + 4)
  })
})
