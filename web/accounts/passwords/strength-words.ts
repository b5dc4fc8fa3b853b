import { MIN_PASSWORD } from '#market/accounts/password.ts'

const STRENGTHS = [
  { words: 'Very weak', tone: 'red' },
  { words: 'Weak', tone: 'red' },
  { words: 'Fair', tone: 'amber' },
  { words: 'Good', tone: 'green' },
  { words: 'Strong', tone: 'green' },
] as const

export const MOST_STEPS = STRENGTHS.length

type Step = { steps: number; words: string; tone: 'red' | 'amber' | 'green' }

/** How a password is called by its score of 0 to 4; what is too short to be taken is called so. */
export function strengthInWords(password: string, score: number): Step {
  if (password.length < MIN_PASSWORD) return { steps: 1, words: 'Too short', tone: 'red' }
  return { steps: score + 1, ...(STRENGTHS[score] ?? STRENGTHS[0]) }
}
