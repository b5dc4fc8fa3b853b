/** The key of questions. It has a file of its own because the live updates of every page use it. */
export const questionsKey = ['questions'] as const
