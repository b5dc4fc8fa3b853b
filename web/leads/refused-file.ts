import type { ImportedLeads } from '#market/leads/lead-api.ts'
import { csvText } from '#market/spreadsheets/write-csv.ts'

/** The rows that were refused as they stand in the file, to be put right and imported by themselves. */
export const refusedFile = ({ header, refused }: ImportedLeads) =>
  csvText([
    [...header, 'Row', 'Issues'],
    ...refused.map(({ row, cells, problems }) => [
      ...header.map((_, at) => cells[at] ?? ''),
      row,
      problems.join('; '),
    ]),
  ])
