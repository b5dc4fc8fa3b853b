import { leadIntake } from '#market/leads/lead-columns.ts'
import { leadsReading } from '#market/leads/leads-reading.ts'
import { manifestIntake } from '#market/manifests/manifest-columns.ts'
import { manifestReading } from '#market/manifests/manifest-reading.ts'
import { offerIntake } from '#market/offer-spreadsheets/match-offer-header.ts'
import { offerReading } from '#market/offer-spreadsheets/offer-reading.ts'
import { hasDecimalComma } from '#market/spreadsheets/cells/decimal-comma.ts'
import { eachRecord, type RecordReader } from '#market/spreadsheets/each-record.ts'
import { mappedNames } from '#market/spreadsheets/intake/column-mapping.ts'
import type { FileKind } from '#market/spreadsheets/intake/header-api.ts'
import type { IntakeColumn } from '#market/spreadsheets/intake/intake.ts'
import { bareName, type Match } from '#market/spreadsheets/match-columns.ts'
import type { SpreadsheetRecord } from '#market/spreadsheets/spreadsheet-record.ts'
import { encodingSamples } from './encoding-samples.ts'
import type { FileLook, FileMeaning } from './file-look.ts'
import { leadsLook, manifestLook, type RowsFound } from './rows-look.ts'
import { sampledCells } from './sampled-cells.ts'
import { tools } from './tools.ts'

type Guess = (header: readonly string[]) => Match<IntakeColumn> | { problem: string }
type Rules = { guess: Guess; reading: RecordReader; end: () => RowsFound }

const rulesOf: Record<FileKind, (how: FileMeaning) => Rules> = {
  offers(how) {
    const reading = offerReading(how)
    const end = () => {
      const file = reading.end()
      // What a row comes to depends on its lot, and the server says.
      return 'problem' in file ? file : {}
    }
    return { guess: offerIntake.guess, reading, end }
  },
  leads(how) {
    const reading = leadsReading(how)
    return { guess: leadIntake.guess, reading, end: () => leadsLook(reading.end()) }
  },
  manifest(how) {
    const reading = manifestReading(how)
    return { guess: manifestIntake.guess, reading, end: () => manifestLook(reading.end()) }
  },
}

// A file may have a header of two million cells, each of a megabyte.
const MOST_HEADERS = 300
const LONGEST_HEADER = 100
const ENOUGH_FOR_SAMPLES = 50

/** Reads a file exactly as the server will, to show what it says before anything is saved. */
export function lookInto(bytes: Uint8Array, of: FileKind, how: FileMeaning = {}): FileLook {
  const { guess, reading, end } = rulesOf[of](how)
  let header: readonly string[] | undefined
  const records: SpreadsheetRecord[] = []
  let isEnough = false
  const dialect = eachRecord(tools, bytes, {
    ...reading,
    take(record) {
      if (header) records.push(record)
      header ??= record.cells
      isEnough ||= !reading.take(record)
      return !isEnough || records.length < ENOUGH_FOR_SAMPLES
    },
  })
  const cells = (header ?? []).slice(0, MOST_HEADERS).map((name) => name.slice(0, LONGEST_HEADER))
  const { mapping = {}, encoding } = how
  const columns = columnsOf(guess(mappedNames(cells, mapping)))
  const facts = {
    header: cells,
    samples: cells.map((_, at) => sampledCells(records, at)),
    guessed: guessedIn(cells, guess),
    doubtful: doubtfulIn(cells, guess, mapping),
  }
  if ('problem' in dialect) return { ...facts, problem: dialect.problem }
  const isOpen = encoding !== undefined || ('isDoubtful' in dialect && dialect.isDoubtful)
  const rows = end()
  return {
    ...facts,
    ...('problem' in rows
      ? { problem: rows.problem }
      : { rows: rows.found && withCells(rows.found, records, columns) }),
    sheets: 'sheets' in dialect && dialect.sheets.length > 1 ? dialect : undefined,
    commas: commasIn(records, columns),
    encodings: isOpen ? encodingSamples(bytes) : undefined,
  }
}

const columnsOf = (match: ReturnType<Guess>) => ('problem' in match ? [] : match.columns)

/** The column that each header names; where two name the same both do, for somebody to choose. */
function guessedIn(header: readonly string[], guess: Guess) {
  const match = guess(header)
  return header.map((name, at) =>
    'problem' in match ? columnsOf(guess([name]))[0]?.name : match.columns[at]?.name,
  )
}

/** The columns that several headers could be, none of which has the column's own name. */
function doubtfulIn(header: readonly string[], guess: Guess, mapping: FileMeaning['mapping'] = {}) {
  const named = mappedNames(header, mapping)
  const columns = named.map((name) => columnsOf(guess([name]))[0]?.name)
  const isOwn = (at: number) => bareName(named[at] ?? '') === bareName(columns[at] ?? '')
  return [...new Set(columns)].flatMap((column) => {
    const places = columns.flatMap((each, at) => (each === column ? [at] : []))
    return column !== undefined && places.length > 1 && !places.some(isOwn) ? [column] : []
  })
}

type Found = NonNullable<Extract<RowsFound, { found?: unknown }>['found']>

function withCells(
  { toFix, ...found }: Found,
  records: readonly SpreadsheetRecord[],
  columns: readonly (IntakeColumn | undefined)[],
): FileLook['rows'] {
  const byRow = new Map(records.map((record) => [record.row, record.cells]))
  return {
    ...found,
    toFix: toFix.map((each) => {
      const at = columns.findIndex((column) => column?.name === each.column)
      return { ...each, cell: byRow.get(each.row)?.[at]?.trim().slice(0, LONGEST_SHOWN) ?? '' }
    }),
  }
}
const LONGEST_SHOWN = 300

function commasIn(
  records: readonly SpreadsheetRecord[],
  columns: readonly (IntakeColumn | undefined)[],
): FileLook['commas'] {
  let commas: FileLook['commas']
  for (const { cells, numbers } of records) {
    const at = columns.findIndex(
      (column, place) =>
        column?.isAmount && !numbers?.has(place) && hasDecimalComma(cells[place] ?? ''),
    )
    if (at >= 0)
      commas = {
        rows: (commas?.rows ?? 0) + 1,
        example: commas?.example ?? cells[at]?.trim() ?? '',
      }
  }
  return commas
}
