import type { Row } from './shard.ts'

/** Statements for every shard, and what the rows of all shards say together. */
export type Question<Answer> = {
  texts: readonly string[]
  read: (rows: readonly (readonly Row[])[]) => Answer
}

export const oneStatement = <Answer>(
  text: string,
  read: (rows: readonly Row[]) => Answer,
): Question<Answer> => ({ texts: [text], read: ([rows = []]) => read(rows) })

export const noQuestion: Question<undefined> = { texts: [], read: () => undefined }

type Answers<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends Question<infer Answer> ? Answer : never
}

/** Several questions as one, so that they are answered as of one moment. */
export function together<Questions extends Record<string, Question<unknown>>>(
  questions: Questions,
): Question<Answers<Questions>> {
  const names = Object.keys(questions)
  const { texts, read } = eachOf(Object.values(questions))
  return {
    texts,
    read(rows) {
      const answers = read(rows)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- entries lose their names
      return Object.fromEntries(names.map((name, at) => [name, answers[at]])) as Answers<Questions>
    },
  }
}

/** The same of a list. */
export const eachOf = <Answer>(questions: readonly Question<Answer>[]): Question<Answer[]> => ({
  texts: questions.flatMap(({ texts }) => texts),
  read(rows) {
    let from = 0
    return questions.map(({ texts, read }) => {
      const own = rows.slice(from, from + texts.length)
      from += texts.length
      return read(own)
    })
  },
})
