import { useEffect, useRef } from 'react'
import { counted } from '#web/platform/format/numbers.ts'
import { progressWords } from './answered-words.ts'
import type { Round } from './use-offer-queue.ts'

type Props = { round: Round }

/** Says how far the reader has come; after the last answer also where it is seen, and takes the focus. */
export function RoundDone({ round: { done, total, said } }: Props) {
  const words = useRef<HTMLParagraphElement>(null)
  const isDone = done > 0 && done === total

  useEffect(() => {
    if (isDone) words.current?.focus()
  }, [isDone])

  return (
    <>
      <output className="sr">
        {done > 0 && !isDone && `${said}. ${progressWords(done, total)}`}
      </output>
      {isDone && (
        <p ref={words} tabIndex={-1} className="soft" style={{ paddingTop: 'var(--s-6)' }}>
          No more offers to answer: {counted(done, 'offer')} answered.
        </p>
      )}
    </>
  )
}
