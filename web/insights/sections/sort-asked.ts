import type { ListColumn } from '#web/platform/lists/sort-by-head.ts'

/** The sort of the address, when a column has it. */
export const sortAsked = <Row, Sort extends string>(
  given: string | undefined,
  columns: readonly ListColumn<Row, Sort>[],
) =>
  columns
    .flatMap(({ sorts }) => [sorts?.ascending, sorts?.descending])
    .find((each) => each !== undefined && each === given)

/** Both orders of a column, as the calls of the insights name them. */
export const bothWays = <Column extends string>(column: Column) =>
  ({ ascending: `${column}_asc`, descending: `${column}_desc` }) as const
