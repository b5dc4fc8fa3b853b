import type { MotifName } from '../art/motifs.ts'

/** How a brand talks about what it sells. */
export type Voice = 'plain' | 'warm' | 'technical' | 'playful'

export type Brand = {
  name: string
  voice: Voice
  makes: readonly MotifName[]
  /** Names of its collections, used in the names of its lots. */
  lines: readonly string[]
  description: string
}
