import { MigrationProblem, type Applied, type Migration } from './migrations.ts'

/** The migrations of before the first release, by name and digest. Their files are one for each feature today. */
const before: [name: string, sha256: string][] = [
  ['accounts', 'c4626fd6d33847aed498846b250ef42b7821eeacc297a5c54710dca9d2fd661e'],
  ['products', '7d68789f641dd4389d6463a5e8e6435bc2e532c463fea7fb0563030e091e3de2'],
  ['offers', '8a5deef221b0653c464afe95c96c47e38ecf94a488c92d7ee55527758791dfa9'],
  ['purchase-orders', 'a4ed7880c96d94ceb6b3de388ef85502d85ff1284b0ee389d819605c8951e723'],
  ['groundwork', '79beae50efd28f59d8730722d92eb6648c8e4d78800de0d34e07d5a6b613ca53'],
  ['attempts', '646dedf62d705b684bb3a0c643bb1361be26badb3778ab8aa47bb02390276d1e'],
  ['worker-heartbeats', 'b7f04cbb8a3e98360e5523c3fa6314838503a81337e42ee30e678fd64937d8dd'],
  ['accounts', 'bfbf8c1eda3c8703d39a4e8fb6c794df7aa6191e2cd58ae5c8d58e1a78306179'],
  ['uploads', '16dc3723cc1078d049c96474c2d3338ac1d34a57f68958c54ad0d2dd3e2d7df3'],
  ['around', '1f61ac01bb296bf4dd989c3a199ecd4ba17fc27854260b5ed7a6b75202ecd48a'],
  ['imports', '93d007f9d1e56a4aba1a8090711821820b0b4cc67cf7b3de2ec00726690a40d1'],
  ['payments-and-mails', '5b0a6e6fa8d3d54e19fcbd792bafbc5ccc8c3f97e861919b04aa70667b0b4962'],
  ['attachments', 'b60e21893591f8d4a97389e5b6acd74dcd1ff1afe2554a31f24a99bc7fc22ce5'],
  ['saved-searches', '828bc76650294cd77c7c1fb77b87ac212f73d523d447460edaba28dbacd39375'],
  ['offer-sheets', 'c8b4ab058f4e8711e00c123050c83226e531fa10d62cb19124eb81a0d3ab2bdf'],
  ['search-words', '6dab43733182fc75e7b1547f0a3efe3ec04e78aec35af57d8f22b49041b676d8'],
  ['sales-write-no-words', '8f3aa5c568b36350f5c6608ebcdb376de70ac36dac05d40f8bdbff428bb250d7'],
  ['learn-words-sooner', '2a96339a6c9c0513e955e5a65a9fa592f71cad6f672e11c70c32474f0479b8ca'],
  ['each-beginning-once', '4e150f56f1d6701664f636ac43173bc29da3dbc18553f832949b4039a3c3cea5'],
  ['undo-imports', '04a34d54419f6424c3504d03599127a0f2f3395cc64db07b186f4d17e0aa5edb'],
  ['staff-tools', '4dfcf4c5cb6206a9ec357d38348e9bf6925b49b75aa574ced88911101fa2a056'],
  ['paused-lots', '8c292df32a920a5bf95d498235110d2135ffee5aa25ab536657c10f7c30bcde8'],
  ['second-factors', '61acb82f3ae978fa1c1438dda0a1452a174d9f4e9336c86ef01fe7c6719a3e63'],
  ['samples', '95f38174fab82f9d86251062784b8cb374a1e9ca0707c1c28690ec2d57a02bbc'],
  ['views-of-shops', 'a3eefa3b1b600b789155e1308e52f6c3f8b4a55a0a1b8c06bfc425e233203795'],
  ['insights', 'ad6253c01ff94a6d751a6ed39ac10e0c2d9504613859529d7d4e788cbf0aead7'],
  ['lead-notifications', '550f8aa2a8b8ccb5d677f7a382852986c0355f9ae08264f14f8c88d2a074feb0'],
  ['acts-of-one', 'fad9df77dd31baca7ab0d35dbb629fc36f778edc4758bdd6d47f2d57c350ae89'],
  ['read-words-sooner', 'd6ff76c75ad6ff2254e3eee875359f0914462d4be65543bd69d0760b0427c3c2'],
  ['lists-of-lots', '6884209aa877e521ef6d2456dc6ae341dae93875ac6249fb97a64164db5b6af8'],
  ['lists-of-trade', '77fa51b509c602f6f77c03fcf1b223764ede84ca05d45f55852915d1701a5f17'],
  ['refunds-by-hand', '7d24cd2d55d387e783cbebe668b1317e1af9b7c0882354dfeae5f878079d0c78'],
  ['import-sooner', 'c87a8a62f7f446ef6fb1328fd72dad116651d83c6a8e85d7795a0f3264c5b540'],
  ['lists-by-keys-alone', 'c62d67a43225e3341341e799bd894d8e87056cfe285f2240d4c0b26c49f3c865'],
  ['write-many-lots', 'a3b80f71528ea612074c6d6478b7ccf1f4448c650670143e92e478194d40918e'],
  ['uploads-of-any-kind', 'd907ec079c67e56cb361a42a8f2d5de3d1d46336f069da5cda7b5dbba60e345f'],
  ['refunds-at-the-provider', '8cb38cb9305f66ecae4c6d0709440f5ffffe02dc015611b97f811fa74ee5bc57'],
  ['upload-quotas', '49516295a6c942405c7799e2152ebea068b81ea49b4469f7512e6ddfe2c369f9'],
  ['unshown-photos', '1f67ce324e79a40ebf07606451cd8c6493e2f0a2ed9e3fe1c042ce4ec15e9edb'],
  ['changes-of-many-rows', 'e22e8948f5fd064391596007a6becbf95d69ef114c4adf0ecb10ce3be8439f1c'],
  ['processes', '3f72cc98e38e855f5d621ef281af9d74cae0d748a3486b0292a3b109917c398d'],
  ['proven-addresses', 'c2d3fbd0a621f0961f4cf9f8e614e8131e28ce494f3464da6358c65054973748'],
  ['histories-stay', 'bf00061ff9f33fdf4a3e4b787d05299bcffb58f72b2c7aec74a3e450057c085a'],
  ['known-browsers', '2da5ca655d867b71d7f4af1c4babc7ea8c899ef567f862705e881c2f8a63ca73'],
  ['idempotency-keys', '5de20fafcf0541d2e7e5f07ec8d9c3e0f9e367f10c17e3154d52f5ab5b987bf5'],
  ['photo-hosts', 'cc2fcefc37f84b2562778f9f1ed08ff508271d278b56f1b29b6df578c5c02c50'],
  ['staff-come-and-go', '99d48afa02407952d0c8f5082b649e7f717e9e3632d4fa5e4f7cefb445cad2ca'],
  ['erased-from-histories', '5be4f795809fb932651eed881a355f9ca4da12bb6c14b9773d6778f6181e239d'],
  ['index-histories', 'd38c94923a435d3a08550a5a36f0380a6376b37e6b5c3db0dcc06ca7a08a4e27'],
  ['chain-histories', 'e07020a1bf83529a49c091b5d416998d1911870bac39f6bb404335c329ee3baa'],
  ['chain-what-was', 'b69ae2c1e2bfa4e421c935ec1ee22cd6acf5a24f5116165055cddeacd030fb34'],
  ['erasures', 'b598ec5ac6b46bf59f2e7577062e891dec75312e2c8e7b86abe9cfd2bc011c2d'],
  ['periods', 'd4f2311656bdd84819a3d0b0e41f8435b503c041cf1dbe72d04d9ac159bdab00'],
  ['acts-on-others-stay', '5539101be2705f213fbc8b6e3d5a30b478843110b566c11ab8c6e4821cb6e5b7'],
  ['approvals', '8037827a0256b3ec13dd0b59edb7b8ce7f46377117ede993cc42d072c2253d7a'],
  ['units-move-on-record', 'deef00a3c2cdb455e547d1c1de554461cd320b13bbd334e61c0890813b495e7d'],
]

/** How many files they became. */
const BECAME = 25

/**
 * Translates the recorded history into the current files. A database with all of the old history equals what
 * these files make, to the letter. One that stopped in between can't be migrated.
 */
export function inTodaysFiles(
  applied: Applied[],
  what: string,
  migrations: Migration[],
): Applied[] {
  if (applied[0]?.sha256 !== before[0]?.[1]) return applied
  for (const [at, [, sha256]] of before.entries()) {
    const past = applied[at]
    if (!past)
      throw new MigrationProblem(
        `The ${what} is older than this version of Lotline can take: it stopped at migration ${at} of the ${before.length} before the first release. ` +
          'Take the last version before that release first, and then this one.',
      )
    if (past.sha256 !== sha256)
      throw new MigrationProblem(
        `The ${what} is of another Lotline: its migration ${past.number} (${past.name}) is not ours.`,
      )
  }
  if (applied.length > before.length)
    throw new MigrationProblem(
      `The ${what} is newer than this version of Lotline: it knows migration ${applied.length} of before the first release.`,
    )
  return migrations.slice(0, BECAME)
}
