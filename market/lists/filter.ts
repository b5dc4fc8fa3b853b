import { z } from 'zod'

/** What a list is narrowed by: what a call and an address may say, and the words of each choice. */
export type Filter<Schema extends z.ZodType = z.ZodType> = {
  label: string
  /** Reads what is asked for; what it makes of nothing narrows nothing. */
  schema: Schema
  /** For the bar above the list; without them its page brings a control of its own. */
  choices?: readonly (readonly [value: string, words: string])[]
  /** What the address of its page calls it, where that is not its name in the call. */
  inAddress?: string
}

type AnyOf<Value extends string> = {
  label: string
  values: readonly Value[]
  /** What is chosen when nothing is narrowed, such as "Any buyer". */
  all: string
  /** The words of values that do not speak for themselves. */
  words?: Readonly<Record<Value, string>>
  inAddress?: string
}

/** One of several values, or none of them. */
export function anyOf<const Value extends string>({
  label,
  values,
  words,
  all,
  inAddress,
}: AnyOf<Value>) {
  return {
    label,
    schema: z.enum(values).optional(),
    choices: [['', all], ...values.map((value) => [value, words?.[value] ?? value] as const)],
    ...(inAddress && { inAddress }),
  } satisfies Filter
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
