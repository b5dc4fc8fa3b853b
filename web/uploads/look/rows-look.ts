import type { LeadsFile } from '#market/leads/leads-reading.ts'
import type { ReadManifest } from '#market/manifests/manifest-reading.ts'
import { formatUsd } from '#market/money.ts'
import { counted } from '#web/platform/format/numbers.ts'
import type { CellToFix, RowsLook } from './file-look.ts'

/** What the rows of a file come to, or why nothing of it can be read. */
export type RowsFound =
  | { problem: string }
  | { found?: Omit<RowsLook, 'toFix'> & { toFix: readonly Omit<CellToFix, 'cell'>[] } }

const MOST_LISTED = 200

export function manifestLook(file: ReadManifest): RowsFound {
  if ('problem' in file) return file
  if ('rows' in file) {
    const { rows, units, retail_cents } = file.totals
    const summary = `${counted(rows, 'row')} · ${counted(units, 'unit')} inside · ${formatUsd(retail_cents)} at MSRP`
    return { found: { summary, toFix: [], problemCount: 0, unknownConditions: [] } }
  }
  const { problems, problemCount, unknownConditions } = file
  return {
    found: {
      summary: `${counted(problemCount, 'row')} to fix or leave out`,
      toFix: problems,
      problemCount,
      unknownConditions,
    },
  }
}

export function leadsLook(file: LeadsFile): RowsFound {
  if ('problem' in file) return file
  const { leads, refused, problems } = file
  return {
    found: {
      summary: `${counted(leads.length, 'lead')} to import`,
      toFix: problems.slice(0, MOST_LISTED),
      problemCount: refused.length,
      unknownConditions: [],
    },
  }
}
