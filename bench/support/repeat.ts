/** Does something so many times, one after the other, and answers what came of each. */
export async function repeat<Result>(
  times: number,
  act: (round: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let round = 0; round < times; round++) results.push(await act(round))
  return results
}
