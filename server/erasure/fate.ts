/**
 * What an erasure does to a column that can hold text.
 *
 * - `goes`: in rows about the person, removed or blanked with them
 * - `cut`: in other people's rows, searched for the person's names and addresses
 * - `stays`: not personal, or a record of trade
 */
export type Fate = 'goes' | 'cut' | 'stays'

export const all = (fate: Fate, ...columns: string[]): Record<string, Fate> =>
  Object.fromEntries(columns.map((column) => [column, fate]))
