import { CloudCheck, CloudUpload } from 'lucide-react'
import { savedWords } from './saved-words.ts'

type Props = {
  isThere: boolean
  hasChanges: boolean
  save: { isPending: boolean }
}

/** What of the product is saved. */
export function SavedNote({ isThere, hasChanges, save }: Props) {
  const isSaved = isThere && !hasChanges
  const Icon = isSaved ? CloudCheck : CloudUpload
  return (
    <output className="row t13 soft">
      <Icon />
      {savedWords({ isThere, hasChanges, isSaving: save.isPending })}
    </output>
  )
}
