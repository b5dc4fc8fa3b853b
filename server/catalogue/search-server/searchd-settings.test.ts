import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { shardColumns } from './shard-columns.ts'
import { wordFields } from './lot-rows.ts'

const settings = readFileSync('deploy/searchd.conf', 'utf8')
const [, lots = ''] = /^index lots\n\{(.+?)^\}/ms.exec(settings) ?? []

const namesOf = (kind: string) =>
  Array.from(lots.matchAll(new RegExp(`^ +${kind} = (\\w+)$`, 'gm')), ([, name]) => name)

test('deploy/searchd.conf has each column as it is written, and no other', () => {
  expect(namesOf('rt_field')).toEqual([...wordFields])
  const ofKind = (kind: string) =>
    Object.entries(shardColumns)
      .filter(([, column]) => column.kind === kind)
      .map(([name]) => name)
  expect(namesOf('rt_attr_uint')).toEqual(['lot', ...ofKind('uint')])
  expect(namesOf('rt_attr_bigint')).toEqual(ofKind('bigint'))
  expect(namesOf('rt_attr_multi_64')).toEqual(ofKind('multi_64'))
  expect(namesOf('rt_attr_string')).toEqual(['progress'])
})
