import { plainNumbers } from '#market/plain-numbers.ts'
import type { Entry } from './palette-entry.ts'

/** The entries that fit what was typed, the best first; among equals the order given. */
export function matching<Found extends Pick<Entry, 'label' | 'detail' | 'words'>>(
  entries: readonly Found[],
  typed: string,
): Found[] {
  const wanted = plain(plainNumbers(typed))
  if (wanted === '') return [...entries]
  return entries
    .map((entry) => ({ entry, fit: fitOf(entry, wanted) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((a, b) => b.fit - a.fit)
    .map(({ entry }) => entry)
}

/** Whether an entry is called exactly what was typed, such as an order by its number. */
export const isCalled = (entry: Pick<Entry, 'label'>, typed: string) =>
  plain(entry.label) === plain(plainNumbers(typed))

/** How well an entry fits: its name begins so, a word of it does, it holds it; 0 when not at all. */
function fitOf(
  { label, detail = '', words = '' }: Pick<Entry, 'label' | 'detail' | 'words'>,
  wanted: string,
) {
  const name = plain(label)
  const all = `${name} ${plain(detail)} ${plain(words)}`
  if (!wanted.split(' ').every((word) => all.includes(word))) return 0
  if (name === wanted || numberIn(name) === wanted) return 4
  if (name.startsWith(wanted)) return 3
  return ` ${all}`.includes(` ${wanted}`) ? 2 : 1
}

/** Of `o-10012` what people type: 10012. */
const numberIn = (name: string) => /^p?o-(\d+)$/.exec(name)?.[1]

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim()
