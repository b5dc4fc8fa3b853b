/** Runs something this many times, one after the other, and returns the results. */
export async function repeat<Result>(
  times: number,
  act: (round: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let round = 0; round < times; round++) results.push(await act(round))
  return results
}
