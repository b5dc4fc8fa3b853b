import { canCopyServers, serversOfDebian } from './servers-of-debian.ts'

export const canReplicate = canCopyServers

/** Two servers, the second of which follows the first, with a database of ours that has every table and no rows. */
export async function startPrimaryAndReplica(keep: AsyncDisposableStack, settings: string[] = []) {
  const { run, aPrimary, aServer } = await serversOfDebian(keep)
  const primary = await aPrimary('primary', settings)
  const { url, ownerUrl } = primary
  const replica = await aServer('replica')
  const from = primary.urlOf('postgres', 'postgres')
  run('pg_basebackup', ['-D', 'replica', '-d', from, '-R', '-c', 'fast', '-N'])
  await replica.start()
  return { primary, replica, url, ownerUrl, replicaUrl: replica.url }
}
