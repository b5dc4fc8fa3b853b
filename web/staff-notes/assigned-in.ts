import { assignedFilters, type AssignedFilter } from '#market/staff-notes/assignment.ts'

/** Whose of a list an address asks for; of one that makes no sense, anybody's. */
export const assignedIn = (value: unknown): AssignedFilter =>
  assignedFilters.find((each) => each === value) ?? 'all'
