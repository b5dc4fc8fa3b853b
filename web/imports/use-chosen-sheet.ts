import { useEffect, useRef, useState } from 'react'
import { csvFileProblem } from '#market/spreadsheets/csv-file.ts'
import { UNCHANGED, type Changes } from './sheet/changes.ts'
import type { JudgedSheet } from './sheet/judged-sheet.ts'
import { openSheetDesk, type SheetDesk } from './sheet/sheet-desk.ts'
import type { FileFacts } from './sheet/sheet-talk.ts'

/** How far the look at a file has come, before anything is sent. */
export type ChosenSheet =
  | { stage: 'idle' }
  | { stage: 'refused'; fileName: string; reason: string }
  | { stage: 'reading'; fileName: string }
  | {
      stage: 'read'
      file: File
      facts: FileFacts
      changes: Changes
      judged: JudgedSheet
      /** The seller has put work into it. */
      isTouched: boolean
    }

export type ReadStage = Extract<ChosenSheet, { stage: 'read' }>

const IDLE: ChosenSheet = { stage: 'idle' }
const SETTLED_MS = 250

/** One .csv file, looked at in a thread of its own; choosing another, or leaving, ends that. */
export function useChosenSheet() {
  const [chosen, setChosen] = useState(IDLE)
  const desk = useRef<SheetDesk>(undefined)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => desk.current?.close(), [])

  function startAnew() {
    desk.current?.close()
    clearTimeout(settling.current)
    desk.current = undefined
    setChosen(IDLE)
  }

  async function choose(file: File) {
    startAnew()
    const fileName = file.name
    const problem = csvFileProblem(file)
    if (problem) return setChosen({ stage: 'refused', fileName, reason: problem })
    setChosen({ stage: 'reading', fileName })
    const opened = openSheetDesk()
    desk.current = opened
    try {
      const facts = await opened.read(file)
      const changes = { ...UNCHANGED, columns: facts.readAs }
      const judged = await opened.judge(changes)
      if (desk.current === opened)
        setChosen({ stage: 'read', file, facts, changes, judged, isTouched: false })
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      if (desk.current === opened) setChosen({ stage: 'refused', fileName, reason })
    }
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
    const judged = await desk.current?.judge(changes)
    setChosen((before) =>
      judged && before.stage === 'read' && before.changes === changes
        ? { ...before, judged }
        : before,
    )
  }

  async function write(changes: Changes) {
    if (!desk.current) throw new Error('The file is gone. Please choose it again.')
    return desk.current.write(changes)
  }

  return { chosen, choose, change, write, clear: startAnew }
}
