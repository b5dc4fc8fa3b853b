import { z } from 'zod'
import rows from './goods.json' with { type: 'json' }
import { good, type Good } from './good.ts'

export type GoodName = keyof typeof rows

export const goodNames = Object.keys(rows).filter((name): name is GoodName => name in rows)

/** Everything that the demo's sellers have lots of. */
const goods = z.record(z.enum(goodNames), good).parse(rows)

export const goodOf = (name: GoodName): Good => goods[name]
