import { noSuch } from '../provider-error.ts'

export async function found<Kept>(kind: string, id: string, search: Promise<Kept | undefined>) {
  const it = await search
  if (!it) throw noSuch(kind, id)
  return it
}
