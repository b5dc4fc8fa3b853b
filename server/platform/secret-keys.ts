/** What signs and seals: the key of now, and the one before it while that is being replaced. */
export type SecretKeys = { current: string; before: string | undefined }

/** The one of now first. What is signed under either is taken; only the one of now signs. */
export const eachKey = ({ current, before }: SecretKeys): string[] =>
  before === undefined ? [current] : [current, before]
