import type { ImportedLeads } from '#market/leads/lead-api.ts'
import { csvText } from '#market/spreadsheets/write-csv.ts'

/** The refused rows as a file of their own, to correct and import again. */
export const refusedFile = ({ header, refused }: ImportedLeads) =>
  csvText([
    [...header, 'Row', 'Issues'],
    ...refused.map(({ row, cells, problems }) => [
      ...header.map((_, at) => cells[at] ?? ''),
      row,
      problems.join('; '),
    ]),
  ])
