import { useEffect, useRef, useState } from 'react'
import { fileValues } from '#market/imports/file-values.ts'
import type { KeptMapping } from '#market/imports/mapping-api.ts'
import { spreadsheetFileProblem } from '#market/spreadsheets/spreadsheet-file.ts'
import { findKeptMapping, findListed } from '../import-queries.ts'
import { UNCHANGED, type Changes } from './changes.ts'
import type { JudgedRow, JudgedSpreadsheet } from './judged-spreadsheet.ts'
import { columnsOf } from './mapping-of.ts'
import { openSpreadsheetClient, type SpreadsheetClient } from './spreadsheet-client.ts'
import type { FileFacts, Reading } from './worker-messages.ts'

/** How far the look at a file has come, before anything is sent. */
export type ChosenSpreadsheet =
  | { stage: 'idle' }
  | { stage: 'refused'; fileName: string; reason: string }
  | { stage: 'reading'; fileName: string }
  | {
      stage: 'read'
      file: File
      facts: FileFacts
      changes: Changes
      judged: JudgedSpreadsheet
      /** The seller has put work into it. */
      isTouched: boolean
      /** Its headers are read as the seller read them in an earlier file. */
      remembered?: KeptMapping | undefined
    }

type MeantPrices = Pick<Changes, 'prices' | 'decimal'>

export type ReadStage = Extract<ChosenSpreadsheet, { stage: 'read' }>

const IDLE: ChosenSpreadsheet = { stage: 'idle' }
const SETTLED_MS = 250

/** One spreadsheet, looked at in a thread of its own; choosing another, or leaving, ends that. */
export function useChosenSpreadsheet() {
  const [chosen, setChosen] = useState(IDLE)
  const client = useRef<SpreadsheetClient>(undefined)
  const asked = useRef(new Set<string>())
  const latest = useRef(UNCHANGED)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => client.current?.close(), [])

  function startAnew() {
    client.current?.close()
    clearTimeout(settling.current)
    client.current = undefined
    asked.current = new Set()
    setChosen(IDLE)
  }

  /** Reads a file, or another sheet of it, or in another encoding; its prices may be meant as an earlier file's. */
  async function choose(file: File, how: Reading = {}, meant: MeantPrices = {}) {
    startAnew()
    const fileName = file.name
    const problem = spreadsheetFileProblem(file)
    if (problem) return setChosen({ stage: 'refused', fileName, reason: problem })
    setChosen({ stage: 'reading', fileName })
    const opened = openSpreadsheetClient()
    client.current = opened
    try {
      const facts = await opened.read(file, how)
      if ('problem' in facts) throw new Error(facts.problem)
      const { remembered, ...said } = await rememberedFor(facts)
      const changes = { ...UNCHANGED, ...said, ...meant }
      const judged = await judgeWith(opened, () => changes)
      if (client.current === opened)
        setChosen({ stage: 'read', file, facts, changes, judged, isTouched: false, remembered })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (client.current === opened) setChosen({ stage: 'refused', fileName, reason })
    }
  }

  /** What an import would make of it, also of what the seller lists already. */
  async function judgeWith(opened: SpreadsheetClient, changes: () => Changes) {
    const judged = await opened.judge(changes(), [])
    const upcs = 'rows' in judged ? newUpcs(judged.rows, asked.current) : []
    if (upcs.length === 0) return judged
    for (const upc of upcs) asked.current.add(upc)
    const listed = await findListed(upcs)
    return listed.length > 0 ? opened.judge(changes(), listed) : judged
  }

  /** Shows a change at once, and what it comes to when the typing has paused. */
  function change(changes: Changes) {
    setChosen((before) =>
      before.stage === 'read' ? { ...before, changes, isTouched: true } : before,
    )
    clearTimeout(settling.current)
    settling.current = setTimeout(() => void judgeAgain(changes), SETTLED_MS)
  }

  /** Reads the headers by their own words again. */
  function forgetMapping() {
    if (chosen.stage !== 'read') return
    setChosen({ ...chosen, remembered: undefined })
    change({ ...chosen.changes, columns: chosen.facts.readAs })
  }

  async function judgeAgain(changes: Changes) {
    latest.current = changes
    const opened = client.current
    if (!opened) return
    const judged = await judgeWith(opened, () => latest.current)
    setChosen((before) =>
      before.stage === 'read' && before.changes === changes ? { ...before, judged } : before,
    )
  }

  async function write(changes: Changes) {
    if (!client.current) throw new Error('The file is no longer available. Please choose it again.')
    return client.current.write(changes)
  }

  return { chosen, choose, change, forgetMapping, write, clear: startAnew }
}

export type Looking = ReturnType<typeof useChosenSpreadsheet>

/** How the seller read these headers and words before; told where headers differ from what their words say. */
async function rememberedFor({ header, readAs }: FileFacts) {
  const kept = await findKeptMapping(header)
  if (!kept) return { columns: readAs }
  const columns = { ...readAs, ...columnsOf(header, kept.mapping) }
  const values = fileValues.parse(kept.values)
  const isOwn = JSON.stringify(columns) !== JSON.stringify(readAs)
  return { columns, values, remembered: isOwn ? kept : undefined }
}

const newUpcs = (rows: readonly JudgedRow[], asked: ReadonlySet<string>) => [
  ...new Set(rows.flatMap(({ upc }) => (upc && !asked.has(upc) ? [upc] : []))),
]
