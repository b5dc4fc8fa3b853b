import { listed } from '#market/listed.ts'
import { formatUsd } from '#market/money.ts'
import { resaleChannelWords } from './resale-channels.ts'
import { resaleStateName } from './resale-states.ts'
import { hasTerms, type AgreedTerms, type ResaleTerms } from './resale-terms.ts'

export type ResaleClause = { kind: 'channels' | 'states' | 'map' | 'labels'; words: string }

/** Each clause of the terms as a sentence, in the order in which they are shown. */
export function clausesOf(terms: ResaleTerms): ResaleClause[] {
  const { channels, blocked_states: states, map_cents: map, remove_labels: removes } = terms
  return [
    ...(channels.length > 0
      ? [
          {
            kind: 'channels' as const,
            words: `Resale allowed only ${listed(channels.map((each) => resaleChannelWords[each]))}.`,
          },
        ]
      : []),
    ...(states.length > 0
      ? [
          {
            kind: 'states' as const,
            words: `Do not resell in ${listed(states.map(resaleStateName))}.`,
          },
        ]
      : []),
    ...(map === null
      ? []
      : [
          {
            kind: 'map' as const,
            words: `Minimum advertised price (MAP): ${formatUsd(map)} per unit.`,
          },
        ]),
    ...(removes ? [{ kind: 'labels' as const, words: 'Remove brand labels before resale.' }] : []),
  ]
}

/** What is agreed to, in one text. */
export const termsText = (terms: ResaleTerms) =>
  clausesOf(terms)
    .map(({ words }) => words)
    .join(' ')

/** The terms as an offer's turn keeps them; nothing where they ask for nothing. */
export const agreedOf = (terms: ResaleTerms | null): AgreedTerms | null =>
  hasTerms(terms) ? { ...terms, text: termsText(terms) } : null

/** The same to the buyer who reads it. The record of what was agreed names both sides alike. */
export const toTheBuyer = (terms: string) => terms.replaceAll('the buyer’s own', 'your own')

type Named = { name: string; terms: { text: string } | null }

/** What accepting all of these products agrees to; one text where it is the same for all, otherwise a line for each. */
export function agreementOf(products: readonly Named[]): string | null {
  const texts = new Set(products.map(({ terms }) => terms?.text))
  const [only] = texts
  if (texts.size <= 1) return only ?? null
  return products.flatMap(({ name, terms }) => (terms ? [`${name}: ${terms.text}`] : [])).join('\n')
}
