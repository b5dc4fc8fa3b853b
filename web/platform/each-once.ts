/** Of the pages of a list that changed between them: what moved from one page to another is there once. */
export const eachOnce = <Item extends { id: number | string }>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [item.id, item])).values(),
]
