import { useEffect, useState } from 'react'

export type Paper = 'pick list' | 'packing slips'

/** Draws one kind of paper, prints it and takes it away again. */
export function usePapers() {
  const [paper, setPaper] = useState<Paper>()

  useEffect(() => {
    if (!paper) return
    const done = () => setPaper(undefined)
    addEventListener('afterprint', done, { once: true })
    print()
    return () => removeEventListener('afterprint', done)
  }, [paper])

  return { paper, printPaper: setPaper }
}
