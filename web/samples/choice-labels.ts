import type { SampleChoices } from '#market/sample-profiles/sample-choices.ts'

export const choicesOf = (chosen: SampleChoices | null): SampleChoices => ({
  sample_seller_categories: chosen?.sample_seller_categories ?? [],
  sample_buyer_categories: chosen?.sample_buyer_categories ?? [],
  selected_buyers: chosen?.selected_buyers ?? [],
})

/** Adds a choice, or removes it when it is there. */
export const toggled = <Choice>(all: readonly Choice[], one: Choice) =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one]

/** Finds the buyer that was typed, whatever the case and the spaces. */
export const buyerNamed = (known: readonly string[], typed: string) =>
  known.find((each) => each.toLowerCase() === typed.trim().toLowerCase())
