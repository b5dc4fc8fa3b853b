/** Who answered the reads of a process that a replica may answer, from its metrics. */
export async function answersSoFar(address: string) {
  const text = await (await fetch(`${address}/metrics`)).text()
  const counted = (pattern: RegExp) =>
    new Map([...text.matchAll(pattern)].map(([, name = '', count]) => [name, Number(count)]))
  const byReason = counted(/^lotline_reads_total\{.*reason="(\w+)"\} (\d+)$/gm)
  const notOlder = counted(/^lotline_replica_staleness_seconds_bucket\{le="([\d.]+)"\} (\d+)$/gm)
  return { byReason, notOlder, since }

  function since(before: { byReason: Map<string, number>; notOlder: Map<string, number> }) {
    const reads = new Map(added(byReason, before.byReason))
    const all = [...reads.values()].reduce((total, count) => total + count, 0)
    return {
      shareOf: (reason: string) => (100 * (reads.get(reason) ?? 0)) / all,
      /** The age below which so large a share of the replica's answers was. */
      ageOf: (share: number) => {
        const ages = added(notOlder, before.notOlder)
        const fresh = reads.get('fresh') ?? 0
        const [seconds = 'Infinity'] = ages.find(([, count]) => count >= share * fresh) ?? []
        return Number(seconds) * 1000
      },
    }
  }
}

const added = (now: Map<string, number>, before: Map<string, number>) =>
  [...now].map(([name, count]): [string, number] => [name, count - (before.get(name) ?? 0)])
