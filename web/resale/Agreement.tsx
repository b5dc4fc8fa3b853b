import { toTheBuyer } from '#market/resale/resale-words.ts'
import { useViewer } from '#web/accounts/account-queries.ts'
import { roleOf } from '#web/accounts/role.ts'

type Props = {
  /** The text of the terms; one line for each lot where they differ. */
  text: string | null
  /** "sending", "accepting", "buying": what signs them. */
  by: 'sending' | 'accepting' | 'buying'
  id?: string | undefined
}

/** What an act agrees to, named before it is done: the act is the signature. */
export function Agreement({ text, by, id }: Props) {
  const isBuyer = roleOf(useViewer()) === 'buyer'
  if (!text) return null
  const lines = (isBuyer ? toTheBuyer(text) : text).split('\n')
  return (
    <div id={id} className="t13 soft">
      <p>
        By {by} you agree to: {lines.length === 1 && <b className="med">{lines[0]}</b>}
      </p>
      {lines.length > 1 && (
        <ul>
          {lines.map((line) => (
            <li key={line} className="med">
              {line}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
