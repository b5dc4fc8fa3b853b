import type { GoodName } from '../goods/all-goods.ts'

/** How a brand talks about what it sells. */
export type Voice = 'plain' | 'warm' | 'technical' | 'playful'

export type Brand = {
  name: string
  voice: Voice
  makes: readonly GoodName[]
  /** Names of its collections, used in the names of its lots. */
  lines: readonly string[]
  description: string
}
