import { uploadProblem } from '#market/uploads/upload.ts'

/** What is wrong with a file before it is sent; spreadsheets give .csv files many types, so the name counts. */
export function csvFileProblem({ name, size }: { name: string; size: number }) {
  if (!/\.csv$/i.test(name)) return 'Incorrect file type. Please choose a .csv file.'
  return uploadProblem('csv', { size })
}
