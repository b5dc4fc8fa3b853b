type Props = { text: string }

/** A cell of the file that could not be read, as it stands there. */
export function Typed({ text }: Props) {
  return <span className="red">{text || 'Empty'}</span>
}
