export type Change = { file: string; is: string; becomes: string }

/** A piece of the code that stands in the way of something, and the tests that go red once it is taken out. */
export type Guard = Change & {
  /** What it stands for, in plain words. */
  name: string
  /** The finding or the rule of docs/trust.md that it belongs to, as `A2` or `rule 5`. */
  of: string
  /** What has to go with it, where a second guard would stand in for the first. */
  also?: readonly Change[]
  /** Each of these turns red on its own. */
  tests: readonly string[]
}

/** All that is changed to take a guard out; each text stands in its file exactly once. */
export const changesOf = ({ file, is, becomes, also = [] }: Guard): Change[] => [
  { file, is, becomes },
  ...also,
]

/** A guard's text stands in its file once, or the guard has moved. */
export const timesIn = (text: string, part: string) => text.split(part).length - 1

/** Those of which one of the names is the finding, or stands in what they are called. */
export const guardsNamed = (guards: readonly Guard[], names: readonly string[]) =>
  names.length === 0
    ? guards
    : guards.filter(({ of, name }) =>
        names.some((wanted) => wanted === of || name.includes(wanted)),
      )
