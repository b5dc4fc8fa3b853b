import type { ProductCategory } from '#market/categories.ts'
import type { Voice } from '../brands/brand.ts'
import { assurances, openers, reasons } from '../phrases.ts'
import type { Seeded } from '../seeded.ts'
import type { LotWords } from './name-lot.ts'

type Subject = {
  words: LotWords
  voice: Voice
  category: ProductCategory
  facts: readonly string[]
  packing: string | null
}

/** What a brand writes about a lot: now a story, now a list, now a line, sometimes nothing. */
export function describeLot(subject: Subject, chance: Seeded): string {
  const { words, voice, category, facts, packing } = subject
  const opener = spoken(chance.pick(openers[voice]), words)
  const [first = '', second = '', third = ''] = chance.some(facts, 3)
  const reason = chance.pick(reasons)
  const assurance = chance.pick(assurances[category])
  const shape = chance.pick([
    [opener, first, second],
    [opener, first, second, reason],
    [opener, first, assurance],
    [opener, first, reason],
    [first, second, third],
    [first, second, assurance, reason],
    [first, reason],
    [first, second],
    [opener, first, second, third, packing ?? assurance],
    [reason, first, packing ?? second],
    [`${opener}\n\n• ${first}\n• ${second}\n• ${third}\n\n${reason}`],
    [`${first} ${second}\n\n${assurance} ${reason}`],
    [`${opener}\n\n${first} ${second}\n\n${packing ?? reason}`],
  ])
  return chance.chance(0.03) ? '' : shape.join(' ').trim()
}

const spoken = (phrase: string, { brand, line, noun }: LotWords) =>
  phrase
    .replaceAll('{brand}', brand)
    .replaceAll('{line}', line)
    .replaceAll('{noun}', inSentence(noun))

/** Lowercase, but for words that are capitals or figures themselves. */
const inSentence = (noun: string) =>
  noun.replaceAll(/\p{Lu}\p{Ll}+/gu, (word) => word.toLowerCase())
