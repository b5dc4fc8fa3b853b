import { inDigits } from '#market/in-digits.ts'
import type { HowToRead } from '#market/spreadsheets/intake/how-to-read.ts'
import { gatherLeads } from './gather-leads.ts'
import type { RefusedRow } from './lead-api.ts'
import { leadIntake } from './lead-columns.ts'
import type { LeadForm } from './lead.ts'
import { readLeadRow, type LeadProblem, type LeadRow } from './read-lead-row.ts'

const MOST_LEADS = 5000

export type LeadsFile =
  | {
      header: readonly string[]
      leads: LeadForm[]
      refused: RefusedRow[]
      /** Why the rows were refused, cell by cell. */
      problems: (LeadProblem & { row: number })[]
    }
  | { problem: string }

const TOO_MANY = `The file has more than ${inDigits(MOST_LEADS)} rows`

/** Reads the leads of a file as its records are handed over. */
export function leadsReading(how: HowToRead = {}) {
  const rows: LeadRow[] = []
  const reading = leadIntake.reading(how, (record, columns) => {
    rows.push(readLeadRow(record, columns))
    return rows.length > MOST_LEADS ? TOO_MANY : undefined
  })
  return {
    ...reading,
    end(): LeadsFile {
      const file = reading.end()
      return 'problem' in file
        ? file
        : { ...file, ...gatherLeads(rows), problems: problemsOf(rows) }
    },
  }
}

const problemsOf = (rows: readonly LeadRow[]) =>
  rows.flatMap((read) =>
    'problems' in read ? read.problems.map((problem) => ({ ...problem, row: read.row })) : [],
  )
