import { z } from 'zod'

/** What a list is narrowed by: what a call and an address may say, and the words of each choice. */
export type Filter<Schema extends z.ZodType = z.ZodType> = {
  label: string
  /** Reads what is asked for; what it makes of nothing narrows nothing. */
  schema: Schema
  /** For the bar above the list; without them its page brings a control of its own. */
  choices?: readonly (readonly [value: string, words: string])[]
}

type Choice<Value extends string> = {
  label: string
  values: readonly Value[]
  words: Readonly<Record<Value, string>>
  /** What is chosen when nothing is narrowed, such as "All roles". */
  all: string
}

/** One of several values, or `all` of them. */
export function choice<const Value extends string>({ label, values, words, all }: Choice<Value>) {
  return {
    label,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- which it is, whatever the other values are
    schema: z.enum(['all', ...values]).default('all' as never),
    choices: [['all', all], ...values.map((value) => [value, words[value]] as const)],
  } satisfies Filter
}
