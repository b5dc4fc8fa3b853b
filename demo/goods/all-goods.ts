import { beanie } from './apparel/beanie.ts'
import { cap } from './apparel/cap.ts'
import { dress } from './apparel/dress.ts'
import { hoodie } from './apparel/hoodie.ts'
import { jacket } from './apparel/jacket.ts'
import { jeans } from './apparel/jeans.ts'
import { scarf } from './apparel/scarf.ts'
import { shorts } from './apparel/shorts.ts'
import { socks } from './apparel/socks.ts'
import { tee } from './apparel/tee.ts'
import { brush } from './beauty/brush.ts'
import { jar } from './beauty/jar.ts'
import { lipstick } from './beauty/lipstick.ts'
import { palette } from './beauty/palette.ts'
import { perfume } from './beauty/perfume.ts'
import { polish } from './beauty/polish.ts'
import { pump } from './beauty/pump.ts'
import { serum } from './beauty/serum.ts'
import { soap } from './beauty/soap.ts'
import { tube } from './beauty/tube.ts'
import { can } from './consumables/can.ts'
import { cereal } from './consumables/cereal.ts'
import { chocolate } from './consumables/chocolate.ts'
import { coffee } from './consumables/coffee.ts'
import { honey } from './consumables/honey.ts'
import { oil } from './consumables/oil.ts'
import { pouch } from './consumables/pouch.ts'
import { soda } from './consumables/soda.ts'
import { spice } from './consumables/spice.ts'
import { teabox } from './consumables/teabox.ts'
import { boot } from './footwear/boot.ts'
import { flat } from './footwear/flat.ts'
import { heel } from './footwear/heel.ts'
import { loafer } from './footwear/loafer.ts'
import { rainboot } from './footwear/rainboot.ts'
import { sandal } from './footwear/sandal.ts'
import { slide } from './footwear/slide.ts'
import { sneaker } from './footwear/sneaker.ts'
import { candle } from './home/candle.ts'
import { clock } from './home/clock.ts'
import { cushion } from './home/cushion.ts'
import { frame } from './home/frame.ts'
import { lamp } from './home/lamp.ts'
import { mug } from './home/mug.ts'
import { planter } from './home/planter.ts'
import { pot } from './home/pot.ts'
import { towels } from './home/towels.ts'
import { vase } from './home/vase.ts'
import { backpack } from './other/backpack.ts'
import { bottle } from './other/bottle.ts'
import { glasses } from './other/glasses.ts'
import { headphones } from './other/headphones.ts'
import { notebook } from './other/notebook.ts'
import { speaker } from './other/speaker.ts'
import { suitcase } from './other/suitcase.ts'
import { tote } from './other/tote.ts'
import { umbrella } from './other/umbrella.ts'
import { yogamat } from './other/yogamat.ts'
import { bowl } from './pet/bowl.ts'
import { collar } from './pet/collar.ts'
import { kibble } from './pet/kibble.ts'
import { petbed } from './pet/petbed.ts'
import { pettoy } from './pet/pettoy.ts'
import { ropetoy } from './pet/ropetoy.ts'
import { scratcher } from './pet/scratcher.ts'
import { treats } from './pet/treats.ts'
import { ball } from './toys/ball.ts'
import { bear } from './toys/bear.ts'
import { blocks } from './toys/blocks.ts'
import { car } from './toys/car.ts'
import { kite } from './toys/kite.ts'
import { puzzle } from './toys/puzzle.ts'
import { rings } from './toys/rings.ts'
import { robot } from './toys/robot.ts'
import { rocket } from './toys/rocket.ts'
import { train } from './toys/train.ts'
import type { Good } from './good.ts'

/** Everything that the demo's sellers have lots of. */
const goods = {
  beanie,
  cap,
  dress,
  hoodie,
  jacket,
  jeans,
  scarf,
  shorts,
  socks,
  tee,
  brush,
  jar,
  lipstick,
  palette,
  perfume,
  polish,
  pump,
  serum,
  soap,
  tube,
  can,
  cereal,
  chocolate,
  coffee,
  honey,
  oil,
  pouch,
  soda,
  spice,
  teabox,
  boot,
  flat,
  heel,
  loafer,
  rainboot,
  sandal,
  slide,
  sneaker,
  candle,
  clock,
  cushion,
  frame,
  lamp,
  mug,
  planter,
  pot,
  towels,
  vase,
  backpack,
  bottle,
  glasses,
  headphones,
  notebook,
  speaker,
  suitcase,
  tote,
  umbrella,
  yogamat,
  bowl,
  collar,
  kibble,
  petbed,
  pettoy,
  ropetoy,
  scratcher,
  treats,
  ball,
  bear,
  blocks,
  car,
  kite,
  puzzle,
  rings,
  robot,
  rocket,
  train,
} satisfies Record<string, Good>

export type GoodName = keyof typeof goods

export const goodNames = Object.keys(goods).filter((name): name is GoodName => name in goods)

export const goodOf = (name: GoodName): Good => goods[name]
