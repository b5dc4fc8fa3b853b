import type { ImportedLeads } from '#market/leads/lead-api.ts'
import type { CsvCell } from '#market/spreadsheets/write-csv.ts'

/** The refused rows as a file of their own, to correct and import again; its header first. */
export const refusedFile = ({ header, refused }: ImportedLeads): CsvCell[][] => [
  [...header, 'Row', 'Issues'],
  ...refused.map(({ row, cells, problems }) => [
    ...header.map((_, at) => cells[at] ?? ''),
    row,
    problems.join('; '),
  ]),
]
