import { MigrationProblem, type Applied, type Migration } from './migrations.ts'

/** The digests of the migrations of the version before, in their order. Their files are one for each feature today. */
const before: readonly string[] = [
  'e6856442f3e3d0d40c0c3ca358bdbd87773d82f6068832a3fff8daa10aafd978',
  '9c9284b8589a081d663c2f37a6ac499ee5f89c0c72f42846a14ce2faf3c24db8',
  'ed545d0339d840066300dc3188e1663d834c4f3d598f51c0ee07849860565d61',
  'e3cd2b725d68ed58b76cea9b0a9d1bbf2ceb00567a38ddff4e4b56092445e279',
  '54e06b6fd11b40efaba767d73ce49a1680119f10056fa47b027e4ef659b825a9',
  '99982c1d11eb926ba7f59e63ed88f6378e4492c74086eeb0b479f2c957933a3c',
  '851a6b4571507b4c248796ed24e6f3b88b4f803a67b51427ebd0d7b4684b0b4b',
  '6ac95d1a2496fd5b5abe60464ef817ba446b6bff70ee0082e84b44a4df2619b4',
  'c5d15e18e460ca8ac192ba7a067a665165a1834ed5dfe03b18e87127cf9aab8c',
  '60ebe7c0ec72858f8ab920a29bd325a1016b04e1d1a9c05bab6ddec53d1c993e',
  'c2623a1c39c6f519fd7bb1f23ab40aa95f45ba224e49250cf3c316e1db85ff36',
  '183ffb9ea2b0ba8dfa2c1bdcba016588f37cedddf759bc237690d624b1db9659',
  'a6ed1d5314c4dab3275c80f9a61f7c03b2fa2f4b66dc254e2f9763dcef0f7929',
  'ef78e13d9f34723e5dbef88b03e225d426170e14cb461e263cba141e7df28763',
  'a8c7b6191dc6b8548f4ac8d6dd9f76147cb53efc7e3c3b90a9f088b8bce32387',
  '66dd6b6dea0a34ac8024ef14f28a98126b436200bc01273ee9eb321582762b30',
  '95f38174fab82f9d86251062784b8cb374a1e9ca0707c1c28690ec2d57a02bbc',
  'c791cd5360cf722257f9d2028cf9f41db5e57a3209fd57dab42ede1dfe2fffb3',
  'c70bf8ef73e92a29db29cde6b87795e9020c5abae06ce8d14ec1fa3a4222de26',
  '3602f9a8aacb9f39ccf3ffd5b8b70f4ffabb206ba3cd01f2993eabcc4e51672e',
  'bdac421fac8223a07ee1322657adc833b646dbc89ea93fcf712c4422b995d244',
  '81f60753878ab775b5766cc62c6a1e808730ec3953d996c7bb33e7cbfbd5c491',
  '5de20fafcf0541d2e7e5f07ec8d9c3e0f9e367f10c17e3154d52f5ab5b987bf5',
  '3f72cc98e38e855f5d621ef281af9d74cae0d748a3486b0292a3b109917c398d',
  'a8764673ed972e7ca7104679a1e2746f184f41a6152a41bc8fdf8b4e9c13e689',
  '8850a06d19f90315dff95b3cf8d9cc862725ec945aa120b273c4720fcfb9caec',
  '71f6d481c9c7656fc3bc375090bf30c8b406b5ec40832c945b7877fb3aa694e8',
  '5eba6a9190915a68f19f0dd89fdd3974c4dbab24f4ea2bf3df989ba31027fd9e',
  '37dccb7483d1ecd4845572c08f64eac61f785698d0bb734a3016a58a2914a27c',
  '20db938e396f730134a01bd69e388b4aaff916b4550e7c55057d5412deb0e5fc',
  '4ece94702afb280ee0d8466ac382bb5c1ac9b5d7e7a09003f13aa98d4df936d7',
  'f2fa398db5531bfcfd260dbb84ddf39c2840a456f9f60f402f6f9cf3c194629c',
  '65fad339d4d38b0cbb276f87e57312d5032d5579b7b8e1b8d047dcdea759b89c',
  '7e668300d4325307b8d4bee3862d0a6cff65182956a35ccc471e6faa5bcaa58f',
  'b78e0bb903ad17ce01305a07101b2f313c473819aeeb47374c6ac49921c746f5',
  '1bb3fdcd4207dc4d325412d2cb7288272c179cd7099307810f7e90b95fd65604',
  'e483adc66ba13edfc02f44785fb0ce46733ce883c087fbe7b8a7fa5b2b46c30e',
  '92559a16c989b35ceb081a8d8f0a6fb0fc8a27f3d936d880c64b3ead26167ed4',
  '88fb2e921e7b3a30dc3a43ea53a647621eb87d88b27c7c18cbe6ea900f58374f',
  '3aa22887e971d3bbdd27227ea2e67f2e941e3e2d2927176b847acc595b894915',
  'a87bc6f4f365173972f909d2de5deaa0968c24cc3a1f43afe02cd739bccd6369',
  '19c5dbc6242647c7bd81650b7e6faabecc35f64a4db0da95d17b7cd76d79df53',
  '481e3adb7aaa8074e411b7994d154ba5001964074322c6c92da1d4c5e10492d6',
  '108be48132b589508d1a4d0ef03fb7bbc40b0f1b44d801743325d79902ba7df5',
  '5fda15b9f791fec63b5869d26baac1c0fb3f0c7913200f5dba3d40396a29d45e',
  'a7558a9515777c88ebb004fc1acad22c3ab42855f55e75bcb0d076af409680ab',
  'cd02c7f61a5580ae52f5203e206bf9b4cf43cfc994782a43c18b2f1c8b635f90',
  'd526baa48ec0189f35e39d87735c6241d719efd7a04b418bcc88c230e6bcc314',
  'b10e4871e54041887757de4b4df2730f0489b5e9dcfb37132ce1f076e172a52b',
  '270356b5ee0ab750d138d7000a98cef16d4d027f94d5933d0d8708318beb7713',
  '0484e632da12254be36f52f71dff779076aadb41edcc1419222c330f08745c50',
  'cfbf2e78d76a58042c19bbc8508a7c7677e21aa8ca161640a6bc726725656cb2',
  'c2e533df27203aa24ec888a3e74d54525b45847786448727b2af2f7dbca9c893',
  '59ae7fc2fd0d1d4ef236556d47a0149fea373bd0e7e02191459d477c090968c6',
  'bdadc565803b0b0c77bf44591d7724d2f19dc82ebab9b6dc4af0101f99a51d40',
  'd7d3971315c189b2f70968af878469bb96f12b7d1f7356f97a3ff79152fd3c4c',
  'a71935bacfcb0ffabf6fc7808879314f025d7969fbed49f66d353a65e5a9916e',
  '33616cb54eb964c287a23c25da22e4ac3e3555c3f65a50b4fd546f8c1adc182e',
  'e4a161d26213347889b6ca39448d8b6ef4bfb6ebf355b92bd6ad7205074fd5fe',
  'cc7ce6afaae203b5dc8e78646be5c4931a9aa7ace6a8f6d1c521c3a61e10d464',
  'cb6d69550e47a48b8db5876b43523430004c71769dbca1a3a1485a15d8d6ca37',
  '3c3add99c853a878311551f3af1b2f912715202be58bf37f2307d2bae26a9a51',
  'a798c76f73e1c963b8e87ebf89872df3893a0da4d8fafb53b007f640d6e93921',
  'af981761f3b39e0cd9afb3978b55ca6165189643cc69f2c0c73d0c4420597187',
  'd155ea64d756e1ad6692f11b437a4a4cdbb93c6761c27208e1ab6c45e1393f48',
  'a7e9008b5f5006b662b4d34f698b23982992532a710f51271202b72351c7a969',
  '94d0d7bade57f5bf59b395698933c748c55e3ea8c861718ad676fedc85ea1b59',
  '3222ee7c2c1011667c3431189f8192ce59b07391f00ff36458d9ebd4ad67a51f',
  'e2f69bb536daa571a5aac0880a7ed154ac39bba8e5fd4521c7161576c1122824',
  'c6447a47af7f58235238fe31b3e0ab5474741cc206eab98a4adb208ddc25ae80',
  '1471e7d514a32d9630b996f11c6c6a91f7ba1839c4d225470c26a9743e65f821',
  '32e4942276809c50672e1c34f1261671b33f02965e3973c19195ab7878937379',
  '8654cda1c83a67736cb66ba01bc29b594718a5afa99692a04e9225b87ba42565',
  'b4f5bd591d1e5bfeb3a154c868faec3f3d9e23c6a29e51efea51b5c1f5634cd4',
  'e19322324aa0346feae5aecb0b7e4fc5d5b3484f100cf0a76099636c18200314',
  'db482b49f3b2e7f6111790bf3f22176ba55ba611dd68f500ed9528cb5d5f8187',
  'fc5fd3efde637563e676bcabc247709f2b8a88a31872118cede83d4c1ce16d55',
  'b3bcffdc855def9938064851e2e56271d90c24f1f81529c34177b1c63014331b',
  'dfad69a86ef56f16f75a0057ca0bf5d0b5ca3cb9cc35d40c202b2b9cafe424a2',
  'e0b0ea9f5ef0b87bd937a4bb8296b150177a53b7c589c11b23fbab246b3decee',
  '9a5d8e319a984cc3e76cc86d5203db58e2641de6ff64ae4b4e9dc27a1846e1c9',
  '563c36f418ec3244faee2976d011bfa5870596c4f0767c0bb1fb907ee3e9943e',
  '5e0dbf6d52701c9ca5dcbe13866c74d8a5a69c887944d3215961cdce23e9132a',
  '130b5f2b2ba14921389d2b80e1bd61411c588f7b2dcfd23ac446ca79e4d72172',
  '6651e5fc9cf95329a8acc1a657c0e05961432dc3d81dd775da9b84bfc370f0de',
  '3b4a037f0987db76628348705169250d392f7b1302ed66aef654168badb7a4a0',
  '4dbb36664ccf462868d266341077ba96731bada15a074b7487aada0995ca23cd',
  '8332ed5f851020dbfeef1975607ba852269d60d507ce7c5a9a7d4ffcfee6d3dc',
  '3dbd613760ca20acd0d48ace69ced54b0d2dc5f2e020eb4c00c618950e1048f6',
  '2f970c2470bf025fae13f4ea73add6b56efedb4d78c3f652ebc9908fa27d6597',
  '6d5198c5fa913acf788c6a012fa585d565393d279944b8f80a49d570ef7dfec8',
  '160735516468453c6957432f0ac983e7851b187aa58e91ea18f3473b6826f08b',
  '6c86c051797b19b6c37579bb79a379aad952762917a8af3101e651bc5b868cc4',
  '8aa19002b6a8473c45b5fc1bad59e0d198d9eaabf64c44ba10eb4bdbd17048cc',
  '822bfafaffbbf6be201c4bafa83771cf5640a50d5eb2f0b7b61ab0382cdda458',
  '1da0a03e8a89c5c42a10683bfa50d1385a84f6f514489d4ffb43bbe5094e2fcf',
  'f16cd3df8f230f790bebba785011e1a6d4a60c08a1866204901fa0eff775e083',
  'f20a0da69a540d69244d7b7fc022ada44bef811141edf7dce0947d69f821533d',
  '616746004334ebe7d20acd7cb21ffad0b97b782edcdfc45a1f937486a832223a',
  '225def56de9064986ea43b2ea053ccc349f75dc8e556646c0fd2acc7bcb775e9',
]

/**
 * The number by which a current file is recorded follows those of the version before. So that version finds
 * its own history whole. While it runs it misses nothing; when it starts again, the database is newer than it is.
 */
export const recordedAs = (number: number): number => before.length + number

/** How many files they became. */
const BECAME = 45

/** The first of the 56 files that those came from. */
const OLDEST = 'c4626fd6d33847aed498846b250ef42b7821eeacc297a5c54710dca9d2fd661e'

const isCurrent = ({ number }: Pick<Applied, 'number'>) => number >= recordedAs(1)

/** What is recorded of the current files, or else everything. */
export function latestOf(recorded: Applied[]): Applied[] {
  const current = recorded.filter(isCurrent)
  return current.length > 0 ? current : recorded
}

export const isOfTheVersionBefore = (recorded: Applied[]): boolean =>
  recorded.length > 0 && !recorded.some(isCurrent)

/** How many of the current files a database has, by the numbers that it recorded. */
export function countOfCurrent(recorded: Pick<Applied, 'number'>[]): number {
  const current = recorded.filter(isCurrent).length
  return current === 0 && recorded.length === before.length ? BECAME : current
}

/**
 * Translates the recorded history into the current files. A database with all of the history of the version before
 * equals what these files make, to the letter. One that stopped in between can't be migrated.
 */
export function inTodaysFiles(
  recorded: Applied[],
  what: string,
  migrations: Migration[],
): Applied[] {
  if (!isOfTheVersionBefore(recorded))
    return recorded.map((each) => ({ ...each, number: each.number - before.length }))
  if (recorded[0]?.sha256 === OLDEST)
    refuse(what, 'it is from before one migration for each feature')
  for (const [at, sha256] of before.entries()) {
    const past = recorded[at]
    if (!past) return refuse(what, `it stopped at migration ${at} of the ${before.length} before`)
    if (past.sha256 !== sha256)
      throw new MigrationProblem(
        `The ${what} is of another Lotline: its migration ${past.number} (${past.name}) is not ours.`,
      )
  }
  return migrations.slice(0, BECAME)
}

function refuse(what: string, why: string): never {
  throw new MigrationProblem(
    `The ${what} is older than this version of Lotline can take: ${why}. ` +
      `Take the version of ${before.length} migrations first, which CHANGELOG.md names, and then this one.`,
  )
}
