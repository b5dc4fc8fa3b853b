import type { ImportedLeads } from '#market/leads/lead-api.ts'
import { quantityText } from '#web/platform/format/numbers.ts'

const counted = (count: number, one: string, many = `${one}s`) =>
  `${quantityText(count)} ${count === 1 ? one : many}`

export const leadsSummary = (count: number) => counted(count, 'lead')

export const sentWords = (count: number) =>
  count === 0 ? 'Not sent yet' : `Sent to ${quantityText(count)}`

/** "12 added, 3 updated, 1 unchanged". */
export const importWords = ({ added, updated, unchanged }: ImportedLeads) =>
  [
    `${quantityText(added)} added`,
    `${quantityText(updated)} updated`,
    `${quantityText(unchanged)} unchanged`,
  ].join(', ')

export const refusedWords = (count: number) => `${counted(count, 'row')} could not be imported`
