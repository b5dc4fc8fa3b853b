/** "3 of 12 answered" */
export const progressWords = (done: number, total: number) => `${done} of ${total} answered`
