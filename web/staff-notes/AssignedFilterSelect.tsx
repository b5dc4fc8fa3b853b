import {
  assignedFilters,
  assignedWords,
  type AssignedFilter,
} from '#market/staff-notes/assignment.ts'
import { FilterSelect } from '#web/platform/ui/lists/FilterSelect.tsx'

type Props = { value: AssignedFilter; onChoose: (assigned: AssignedFilter) => void }

/** Whose of a list is shown, by who is responsible. */
export const AssignedFilterSelect = ({ value, onChoose }: Props) => (
  <FilterSelect
    label="Responsible"
    value={value}
    choices={assignedFilters.map((each) => [each, assignedWords[each]] as const)}
    onChoose={onChoose}
  />
)
