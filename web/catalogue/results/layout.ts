import { keptChoice } from '#web/platform/storage/kept-choice.ts'

/** Photos to look at, or dense rows to compare. */
export type Layout = 'grid' | 'list'

export const { useChoice: useLayout, choose: chooseLayout } = keptChoice<Layout>(
  'catalogue-layout',
  ['grid', 'list'],
)
