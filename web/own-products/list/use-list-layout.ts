import { keptChoice } from '#web/platform/storage/kept-choice.ts'

export const { useChoice: useListLayout, choose: chooseListLayout } = keptChoice<'cards' | 'table'>(
  'own-products-look',
  ['cards', 'table'],
)
