import { keptChoice } from '#web/platform/storage/kept-choice.ts'

export const { useChoice: useLook, choose: chooseLook } = keptChoice<'cards' | 'table'>(
  'own-products-look',
  ['cards', 'table'],
)
