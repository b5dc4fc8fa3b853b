import { useState } from 'react'

/** The ids of the rows that are selected; those that the page no longer shows count for nothing. */
export function useSelectedIds() {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  return {
    has: (id: number) => ids.has(id),
    toggle: (id: number) =>
      setIds((before) => (before.has(id) ? without(before, id) : new Set([...before, id]))),
    select: (all: readonly number[]) => setIds(new Set(all)),
    clear: () => setIds(new Set()),
  }
}

const without = (ids: ReadonlySet<number>, id: number) =>
  new Set([...ids].filter((each) => each !== id))
