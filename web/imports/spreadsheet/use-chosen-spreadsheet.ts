import { useEffect, useRef, useState } from 'react'
import { csvFileProblem, notCsvProblem } from '#market/spreadsheets/csv-file.ts'
import { findListed } from '../import-queries.ts'
import { UNCHANGED, type Changes } from './changes.ts'
import type { JudgedRow, JudgedSpreadsheet } from './judged-spreadsheet.ts'
import { openSpreadsheetClient, type SpreadsheetClient } from './spreadsheet-client.ts'
import type { FileFacts } from './worker-messages.ts'

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
    }

export type ReadStage = Extract<ChosenSpreadsheet, { stage: 'read' }>

const IDLE: ChosenSpreadsheet = { stage: 'idle' }
const SETTLED_MS = 250

/** One .csv file, looked at in a thread of its own; choosing another, or leaving, ends that. */
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

  async function choose(file: File) {
    startAnew()
    const fileName = file.name
    const problem = csvFileProblem(file) ?? notCsvProblem(await beginningOf(file))
    if (problem) return setChosen({ stage: 'refused', fileName, reason: problem })
    setChosen({ stage: 'reading', fileName })
    const opened = openSpreadsheetClient()
    client.current = opened
    try {
      const facts = await opened.read(file)
      const changes = { ...UNCHANGED, columns: facts.readAs }
      const judged = await judgeWith(opened, () => changes)
      if (client.current === opened)
        setChosen({ stage: 'read', file, facts, changes, judged, isTouched: false })
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
    if (!client.current) throw new Error('The file is gone. Please choose it again.')
    return client.current.write(changes)
  }

  return { chosen, choose, change, write, clear: startAnew }
}

const BEGINNING = 512
const beginningOf = async (file: File) =>
  new Uint8Array(await file.slice(0, BEGINNING).arrayBuffer())

const newUpcs = (rows: readonly JudgedRow[], asked: ReadonlySet<string>) => [
  ...new Set(rows.flatMap(({ upc }) => (upc && !asked.has(upc) ? [upc] : []))),
]
