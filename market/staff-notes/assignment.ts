import { z } from 'zod'
import type { Filter } from '#market/lists/filter.ts'
import { staffMember } from './staff-note.ts'

/** Who of the staff is responsible; null when nobody is. */
export const assignee = staffMember.nullable()
export type Assignee = z.infer<typeof assignee>

/** Which of a list: all, those that the reader is responsible for, or those that nobody is. */
export const assignedFilters = ['all', 'mine', 'nobody'] as const
export type AssignedFilter = (typeof assignedFilters)[number]
export const assignedFilter = z.enum(assignedFilters).default('all')

export const assignedWords: Record<AssignedFilter, string> = {
  all: 'All assignees',
  mine: 'Mine',
  nobody: 'Unassigned',
}

/** The same as a filter of a declared list. */
export const assignedChoice = {
  label: 'Assignee',
  schema: assignedFilter,
  choices: assignedFilters.map((each) => [each, assignedWords[each]] as const),
} satisfies Filter
