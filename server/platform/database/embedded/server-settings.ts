import { totalmem } from 'node:os'

const MB = 1024 ** 2

/** What this process may take: a container often has less than its machine. */
const memoryHere = () => Math.min(totalmem(), process.constrainedMemory() || Infinity)

/** The settings of a PostgreSQL that shares its machine with Lotline; what each is for is in docs/running.md. */
export function serverSettings(memory: number = memoryHere()): Record<string, string> {
  return {
    listen_addresses: '',
    unix_socket_permissions: '0700',
    synchronous_commit: 'on',
    // What is not used of it is not taken.
    shared_buffers: share(memory, { of: 8, least: 64, most: 1024 }),
    effective_cache_size: share(memory, { of: 2, least: 128, most: 65_536 }),
    work_mem: share(memory, { of: 512, least: 4, most: 32 }),
    maintenance_work_mem: share(memory, { of: 64, least: 32, most: 256 }),
    random_page_cost: '1.1',
    jit: 'off',
    max_parallel_workers_per_gather: '0',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_checkpoints: 'off',
    // Errors, deadlocks and long waits are seen, in a file that only the owner of the data reads.
    log_min_messages: 'warning',
    log_lock_waits: 'on',
  }
}

type Share = { of: number; least: number; most: number }

function share(memory: number, { of, least, most }: Share): string {
  return `${Math.round(Math.min(most, Math.max(least, memory / of / MB)))}MB`
}
